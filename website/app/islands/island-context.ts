import { createContext } from 'react';

type IslandRendering = {
  /** Allows the scripts of a streamed document in its policy. */
  nonce: string | undefined;
  /** Called with the name of each island of the document. */
  onIsland: (name: string) => void;
};

/** What islands need of the document that is being rendered. */
export const IslandContext = createContext<IslandRendering | null>(null);

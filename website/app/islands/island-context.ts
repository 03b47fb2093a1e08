import { createContext } from 'react';

type IslandRendering = {
  /** By which the policy of a streamed document knows its scripts. */
  nonce: string | undefined;
  /** Called for each island that the document holds. */
  onIsland: () => void;
};

/** The document that is being rendered, as far as islands are concerned. */
export const IslandContext = createContext<IslandRendering | null>(null);

import { islandScripts } from 'virtual:islands';
import { type ReactNode, useContext } from 'react';
import { IslandContext } from './island-context.ts';

type IslandProps = {
  /** Of the file `<name>.client.ts` in this folder. */
  name: string;
  /** Passed to its script as JSON, readable by everybody in the document. */
  properties: object;
  className?: string | undefined;
  /** Rendered by the server: works without the script, which enhances it. */
  children: ReactNode;
};

/**
 * A part of a page with its own script, which is loaded only by pages that contain the island.
 * @throws Error if there is no script of that name
 */
export function Island({ name, properties, className, children }: IslandProps) {
  const rendering = useContext(IslandContext);
  const src = islandScripts[name];
  if (!src) throw new Error(`there is no app/islands/${name}.client.ts`);
  rendering?.onIsland(name);
  return (
    <div data-island={name} className={className}>
      {children}
      {/*
       * Behind the children, as browsers may paint when they reach a script. React escapes what would
       * end the element early, in a way that JSON reads back.
       */}
      <script type="application/json">{JSON.stringify(properties)}</script>
      <script type="module" src={src} nonce={rendering?.nonce} />
    </div>
  );
}

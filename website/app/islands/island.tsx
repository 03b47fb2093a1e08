import { islandScripts } from 'virtual:islands';
import { type ReactNode, useContext } from 'react';
import { IslandContext } from './island-context.ts';

type IslandProps = {
  /** Of the file `<name>.client.ts` in this folder. */
  name: string;
  /** What its script is given, as JSON. Everybody can read it in the document. */
  properties: object;
  className?: string | undefined;
  /** What is there without the script, and stays what it builds on. */
  children: ReactNode;
};

/**
 * A part of a document that has a script of its own, which is loaded where the document holds it
 * and nowhere else. Without the script its content works as any other.
 * @throws where no script has that name
 */
export function Island({ name, properties, className, children }: IslandProps) {
  const rendering = useContext(IslandContext);
  const src = islandScripts[name];
  if (!src) throw new Error(`there is no app/islands/${name}.client.ts`);
  rendering?.onIsland();
  return (
    <div data-island={name} className={className}>
      {/* React escapes what would end the element early, in a way that JSON reads back. */}
      <script type="application/json">{JSON.stringify(properties)}</script>
      {children}
      <script type="module" src={src} nonce={rendering?.nonce} />
    </div>
  );
}

/** The URL of each island's script in the build. */
declare module 'virtual:islands' {
  /** URLs by name of the island. */
  export const islandScripts: Readonly<Record<string, string>>;
}

/** Where the build put the script of each island. */
declare module 'virtual:islands' {
  /** Addresses by name. */
  export const islandScripts: Readonly<Record<string, string>>;
}

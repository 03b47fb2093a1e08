/** The library of maps in the build. */
declare module 'virtual:map-library' {
  /** URLs of its files. */
  export const mapLibrary: Readonly<Record<'script' | 'worker' | 'style', string>>;
}

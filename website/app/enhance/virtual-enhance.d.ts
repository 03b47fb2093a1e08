/** The scripts that every document carries inline, as the build bundles them. */
declare module 'virtual:enhance' {
  /** For the head: `before-paint.ts`. */
  export const beforePaint: string;
  /** For the end of the body: `after-content.ts`. */
  export const afterContent: string;
}

/** The inline scripts of every document, as bundled by the build. */
declare module 'virtual:enhance' {
  /** For the head: `before-paint.ts`. */
  export const beforePaint: string;
  /** For between the parts of the body: `lay-out.ts`. */
  export const layOut: string;
  /** For the end of the body: `after-content.ts`. */
  export const afterContent: string;
}

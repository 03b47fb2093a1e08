declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.css?inline' {
  const css: string;
  export default css;
}

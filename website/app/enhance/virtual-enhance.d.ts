declare module 'virtual:enhance' {
  /** The bundled and minified script of app/enhance. */
  const script: string;
  export default script;
}

/** An entry of another Strapi, flat as Strapi 5 answers: related entries and files are objects in it. */
export type ForeignEntry = { id: number; documentId?: string } & Record<string, unknown>;

/** A file of another Strapi. */
export interface ForeignFile {
  /** Its address there, or the path of one. */
  url: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  focalPoint: unknown;
}

/** Which entries are read. */
export interface Origin {
  /** The plural name of their type in the API, such as `posts`. */
  from: string;
  /** Further parameters of the call, such as `locale=all`. */
  query?: string | undefined;
}

/** Another Strapi: a running one, or its export file. */
export interface Source {
  /** Reads all public entries of a type in the order of their numbers. @throws Error with one sentence */
  read: (origin: Origin) => AsyncIterable<ForeignEntry>;
  /** Reads a file by its `url`. @throws Error that says why it cannot be read */
  readFile: (url: string) => Promise<Uint8Array>;
  /** What an address is remembered by if it is that of an upload, however it is written; else undefined. */
  uploadKey: (url: string) => string | undefined;
  close: () => Promise<void>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

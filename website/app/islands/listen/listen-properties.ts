import type { ReaderState } from './reader.ts';

/** What the server passes to the island. */
export type ListenProperties = {
  /** Code of the language of the text. */
  language: string;
  /** The words of the button. */
  labels: Record<ReaderState, string>;
};

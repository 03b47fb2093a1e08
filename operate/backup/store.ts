import type { Readable } from 'node:stream';
import type { Manifest } from './manifest.ts';

/** Where backups are kept. Uploads are there once, under the hashes of their contents. */
export type BackupStore = {
  /** For messages. */
  place: string;
  /** The names of the complete backups, oldest first. */
  names: () => Promise<string[]>;
  /** @throws Error if it is missing, damaged or of a newer version of the tool */
  manifest: (name: string) => Promise<Manifest>;
  /** Makes a backup of the files that `fill` writes into a folder; none, if that fails. */
  add: <Result>(name: string, fill: (folder: string) => Promise<Result>) => Promise<Result>;
  /** Has all files of a backup but the uploads in a folder while it is used. */
  open: <Result>(name: string, use: (folder: string) => Promise<Result>) => Promise<Result>;
  remove: (name: string) => Promise<void>;
  /** The sizes of all stored uploads that are not noted as damaged, in bytes, by their hashes. */
  uploads: () => Promise<Map<string, number>>;
  /**
   * Notes the hashes of uploads that a verification has found damaged, in place of those of the last one.
   * They stay where they are, as a damaged picture is better than none, and count as not stored.
   */
  noteDamaged: (hashes: readonly string[]) => Promise<void>;
  /** Stores an upload, unless it is stored in its full size. @returns SHA-256 and size */
  addUpload: (content: Readable) => Promise<{ hash: string; bytes: number }>;
  /** @returns undefined if there is none */
  readUpload: (hash: string) => Promise<Readable | undefined>;
  removeUpload: (hash: string) => Promise<void>;
  /** Lets only one process at a time change the store. @throws Error if another one does */
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

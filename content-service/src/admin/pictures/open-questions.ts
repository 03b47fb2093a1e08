import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import type { Ask, Description, Upload } from './ask-before-uploads';

/** A picture to be described, or a file of any type that is too large. */
export interface Question {
  id: number;
  upload: Upload;
}

interface OpenRequest {
  questions: Question[];
  resolve: (descriptions: (Description | null)[] | null) => void;
}

let requests: readonly OpenRequest[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly OpenRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** The requests that wait for an editor; the panel sends each file in one of its own. */
export const openRequests = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => requests,
};

/** Opens the dialog if there is something to ask. See `askBeforeUploads`. */
export const ask: Ask = async (uploads) => {
  const questions = uploads.filter(needsQuestion).map((upload) => ({ id: nextId++, upload }));
  if (questions.length === 0) return uploads.map(() => null);
  const answers = await new Promise<(Description | null)[] | null>((resolve) => {
    change([...requests, { questions, resolve }]);
  });
  if (!answers) return null;
  return uploads.map((upload) => {
    const index = questions.findIndex((question) => question.upload === upload);
    return answers[index] ?? null;
  });
};

/** Closes the dialog. Files that are too large are never sent. @param descriptions by question; null to send nothing */
export function answer(descriptions: ReadonlyMap<number, Description> | null): void {
  const answered = requests;
  change([]);
  for (const { questions, resolve } of answered) {
    const isRefused = questions.some(({ upload }) => isTooLarge(upload.file));
    resolve(
      descriptions && !isRefused ? questions.map(({ id }) => descriptions.get(id) ?? null) : null,
    );
  }
}

export function isTooLarge({ size }: File): boolean {
  return size > MAX_FILE_BYTES;
}

function needsQuestion({ file, info }: Upload): boolean {
  return isTooLarge(file) || (file.type.startsWith('image/') && !info.alternativeText?.trim());
}

import type { Ask, Description, Upload } from './ask-before-uploads';
import { refusalOf } from './refusal';

/** A picture to be described, or a file that cannot be uploaded. */
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
/** Whether an editor has cancelled in the current task of the browser. */
let isCancelling = false;
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
  if (isCancelling) return null;
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

/** Closes the dialog. Files that would be refused are never sent. @param descriptions by question; null to send nothing */
export function answer(descriptions: ReadonlyMap<number, Description> | null): void {
  const answered = requests;
  if (descriptions === null && answered.length > 0) cancelChoice();
  change([]);
  for (const { questions, resolve } of answered) {
    const isRefused = questions.some(({ upload }) => refusalOf(upload.file) !== undefined);
    resolve(
      descriptions && !isRefused ? questions.map(({ id }) => descriptions.get(id) ?? null) : null,
    );
  }
}

/** The media library sends the files of a choice one after the other: the next without any delay. */
function cancelChoice(): void {
  isCancelling = true;
  setTimeout(() => {
    isCancelling = false;
  });
}

function needsQuestion({ file, info }: Upload): boolean {
  if (refusalOf(file)) return true;
  return file.type.startsWith('image/') && !info.alternativeText?.trim();
}

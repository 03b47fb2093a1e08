/** A file that is about to be uploaded. */
export interface Upload {
  file: File;
  /** What the panel knows of it, such as its name and folder. */
  info: { alternativeText?: string | null };
}

/** What an editor said of a picture; an empty text is that of a decorative one. */
export interface Description {
  alternativeText: string;
}

/**
 * Asks an editor about the files of a request.
 * @returns a description for each file, or null for those without; null if they must not be sent
 */
export type Ask = (uploads: Upload[]) => Promise<(Description | null)[] | null>;

/**
 * Has the panel ask before it uploads files. Strapi has no extension point for this. All its dialogs
 * upload by `XMLHttpRequest`, and nothing else in the panel sends forms with files that way.
 * @param onDeclined called for each request that is not sent
 */
export function askBeforeUploads(ask: Ask, onDeclined: () => void): void {
  const { send } = XMLHttpRequest.prototype;
  // After a new sign-in, Strapi sends the same form again.
  const answered = new WeakSet<FormData>();
  XMLHttpRequest.prototype.send = function sendAfterAsking(body) {
    const uploads = body instanceof FormData && !answered.has(body) ? uploadsOf(body) : [];
    if (!(body instanceof FormData) || uploads.length === 0) {
      send.call(this, body);
      return;
    }
    ask(uploads).then((descriptions) => {
      if (descriptions) {
        describe(body, uploads, descriptions);
        answered.add(body);
        send.call(this, body);
      } else {
        // A request that was never sent fires no event when it is aborted.
        this.dispatchEvent(new ProgressEvent('abort'));
        onDeclined();
      }
    });
  };
}

/** Strapi sends one `fileInfo` for each of `files`, in the same order. */
function uploadsOf(form: FormData): Upload[] {
  const infos = form.getAll('fileInfo').map((info) => JSON.parse(String(info)));
  return form
    .getAll('files')
    .flatMap((file, index) => (file instanceof File ? [{ file, info: infos[index] ?? {} }] : []));
}

function describe(
  form: FormData,
  uploads: Upload[],
  descriptions: readonly (Description | null)[],
): void {
  form.delete('fileInfo');
  for (const [index, { info }] of uploads.entries()) {
    form.append('fileInfo', JSON.stringify({ ...info, ...descriptions[index] }));
  }
}

import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml, isFromEditor } from './clean-pasted-html';
import { pasteIntoCaption } from './paste-into-caption';
import { hasPictures } from './pictures';

type PasteOptions = {
  /** Called when pictures or files were pasted or dropped, which the text does not take. */
  onLeftOut: () => void;
};

/** Cleans what is pasted or dropped from other programs. */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addOptions: () => ({ onLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { onLeftOut } = this.options;
    const rejectFiles = (data: DataTransfer | null): boolean => {
      const isRejected = isFilesOnly(data);
      if (isRejected) onLeftOut();
      return isRejected;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            if (!isFromEditor(html) && hasPictures(html)) onLeftOut();
            return cleanPastedHtml(html);
          },
          handlePaste: (view, { clipboardData }, slice) =>
            rejectFiles(clipboardData) || pasteIntoCaption(view, slice),
          // Unless it is handled, the browser leaves the form and opens the file.
          handleDrop: (_view, { dataTransfer }) => rejectFiles(dataTransfer),
        },
      }),
    ];
  },
});

/** Office programs add a picture of the text that they copy; here there is no text. */
function isFilesOnly(data: DataTransfer | null): boolean {
  return (
    data !== null &&
    data.files.length > 0 &&
    !data.getData('text/html') &&
    !data.getData('text/plain')
  );
}

import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml } from './clean-pasted-html';

/** Cleans what is pasted or dropped from other programs. */
export const Paste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPastedHtml } })],
});

import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/gu;

/** The direction of a text: that of most of its letters, so that it may begin with a foreign name. */
export function directionOf(text: string): 'ltr' | 'rtl' | 'auto' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'auto';
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) > letters / 2 ? 'rtl' : 'ltr';
}

/** Shows the text in its direction, as the website shows it in the direction of its community. */
export const TextDirection = Extension.create({
  name: 'directionOfText',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { attributes: ({ doc }) => ({ dir: directionOf(doc.textContent) }) },
    }),
  ],
});

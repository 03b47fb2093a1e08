import type { Node } from '@tiptap/pm/model';

/** Whether a node holds one line above or below something: a caption, or the title of a folded part. */
export const isCaption = ({ type }: Node): boolean =>
  /^(?:tableCaption|summary|figure)$/.test(type.name);

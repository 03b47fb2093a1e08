import { Link } from '@tiptap/extension-link';

/** Links end where their text ends: what is typed behind one is no part of it. */
export const links = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  // The website decides about `target` and `rel`.
  HTMLAttributes: { target: null, rel: null, class: null },
});

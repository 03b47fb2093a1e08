import { Node } from '@tiptap/core';

/** Text that readers open. While editing it is always open: one cannot type into hidden text. */
const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  // Not isolating: Enter in an empty last paragraph leaves it.
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.dataset.details = '';
    return { dom, contentDOM: dom };
  },
});

const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
  addNodeView: () => () => {
    const dom = document.createElement('p');
    dom.dataset.summary = '';
    return { dom, contentDOM: dom };
  },
});

export const details = [Details, Summary];

import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { plainAttribute } from './direction-and-language';

const ATTRIBUTES = ['src', 'srcset', 'alt', 'width', 'height'] as const;

const pictureAttributes = () =>
  Object.fromEntries(ATTRIBUTES.map((name) => [name, plainAttribute(name)]));

/** A picture within a line; as a block, it would break paragraphs and lose the links around it. */
const InlinePicture = Image.extend({ addAttributes: pictureAttributes }).configure({
  inline: true,
  HTMLAttributes: {},
});

/** The one picture of a figure that holds nothing else but a caption; null for any other figure. */
function pictureOf(figure: HTMLElement): HTMLImageElement | null {
  const [picture, caption, ...others] = figure.children;
  const isPicture = picture instanceof HTMLImageElement && picture.hasAttribute('src');
  const isCaption = !caption || caption.localName === 'figcaption';
  return isPicture && isCaption && others.length === 0 ? picture : null;
}

/** A picture as a block, with its caption as content. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () =>
    Object.fromEntries(
      ATTRIBUTES.map((name) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement) => pictureOf(element)?.getAttribute(name) ?? null,
          // `renderHTML` of the node writes them on the picture.
          rendered: false,
        },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (pictureOf(element) ? null : false),
      contentElement: (element) =>
        element instanceof HTMLElement
          ? (element.querySelector<HTMLElement>('figcaption') ?? document.createElement('div'))
          : document.createElement('div'),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const attributes = ATTRIBUTES.flatMap((name) =>
      node.attrs[name] === null ? [] : [[name, node.attrs[name]]],
    );
    return [
      'figure',
      HTMLAttributes,
      ['img', Object.fromEntries(attributes)],
      ['figcaption', {}, 0],
    ];
  },
});

export const pictures = [InlinePicture, Figure];

import {
  ArrowClockwise,
  Bold,
  BulletList,
  Expand,
  GridNine,
  HeadingFour,
  HeadingThree,
  HeadingTwo,
  Italic,
  Minus,
  NumberList,
  Quotes,
} from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { insertDetails } from '../commands/blocks';
import {
  deleteTable,
  hasCaption,
  hasHeaderRow,
  insertTable,
  toggleCaption,
  toggleHeaderRow,
} from '../commands/tables';
import type { Texts } from '../texts/en';

/** A button of the toolbar that needs no dialog. */
export type Tool = {
  name: keyof Texts;
  /** Without a symbol, the button shows its name. */
  icon?: ReactNode;
  run: (editor: Editor) => unknown;
  /** Whether it is pressed; undefined for buttons that do something once. */
  isActive?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, icon: ReactNode): Tool => ({
  name: `heading${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

export const textTools: readonly Tool[] = [
  heading(2, <HeadingTwo />),
  heading(3, <HeadingThree />),
  heading(4, <HeadingFour />),
  {
    name: 'bold',
    icon: <Bold />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: <Italic />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bulletList',
    icon: <BulletList />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: <NumberList />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: <Quotes />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
];

export const insertTools: readonly Tool[] = [
  { name: 'table', icon: <GridNine />, run: insertTable },
  { name: 'details', icon: <Expand />, run: insertDetails },
  {
    name: 'divider',
    icon: <Minus />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

export const historyTools: readonly Tool[] = [
  {
    name: 'undo',
    icon: <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />,
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: <ArrowClockwise />,
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
];

/** Shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'headerRow', run: toggleHeaderRow, isActive: hasHeaderRow },
  { name: 'tableCaption', run: toggleCaption, isActive: hasCaption },
  { name: 'deleteTable', run: deleteTable },
];

import StarterKit from '@tiptap/starter-kit';
import { definitionList } from './definition-list';
import { details } from './details';
import { DirectionAndLanguage } from './direction-and-language';
import { inlineMarks } from './inline-marks';
import { links } from './links';
import { pictures } from './pictures';
import { tables } from './tables';
import { whatsappMarks } from './whatsapp-marks';

/** What a text may contain: the nodes and marks of the editor. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    italic: false,
    link: false,
  }),
  links,
  ...tables,
  ...pictures,
  ...details,
  ...definitionList,
  ...inlineMarks,
  ...whatsappMarks,
  DirectionAndLanguage,
];

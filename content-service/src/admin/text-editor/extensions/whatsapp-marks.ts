import { Extension, markInputRule, markPasteRule } from '@tiptap/core';
import { Italic, underscoreInputRegex, underscorePasteRegex } from '@tiptap/extension-italic';

/**
 * Words between underscores are italic, but none between asterisks, as in Markdown: they are bold in
 * WhatsApp, from where many texts are copied, and "5 * 3 * 2" is none.
 */
const ItalicByUnderscores = Italic.extend({
  addInputRules() {
    return [markInputRule({ find: underscoreInputRegex, type: this.type })];
  },
  addPasteRules() {
    return [markPasteRule({ find: underscorePasteRegex, type: this.type })];
  },
});

const BETWEEN_ASTERISKS = String.raw`(?<=^|\s)(\*(?=\S)([^*\n]*[^*\s])\*)`;

/** Words between asterisks are bold (https://faq.whatsapp.com/539178204879377). */
const BoldByAsterisks = Extension.create({
  name: 'boldByAsterisks',
  addInputRules() {
    const { bold: type } = this.editor.schema.marks;
    return type ? [markInputRule({ find: new RegExp(`${BETWEEN_ASTERISKS}$`), type })] : [];
  },
  addPasteRules() {
    const { bold: type } = this.editor.schema.marks;
    const find = new RegExp(String.raw`${BETWEEN_ASTERISKS}(?![\p{L}\p{N}])`, 'gu');
    return type ? [markPasteRule({ find, type })] : [];
  },
});

/** Emphasis as it is typed in WhatsApp. */
export const whatsappMarks = [ItalicByUnderscores, BoldByAsterisks];

/** The words about pictures; `use-texts.ts` has the other languages of the panel. */
export const en = {
  limit: 'A JPEG, PNG, WebP, AVIF or GIF file of up to {size} each.',
  title: 'Describe the pictures',
  hint: 'What can be seen? Screen readers read this text to people who do not see the picture.',
  label: 'Alternative text',
  decorative: 'Only decoration: it says nothing that readers need',
  save: 'Save the text',
  later: 'Describe later',
  upload: 'Upload',
  cancel: 'Cancel',
  tooLarge:
    '{name} is too large: it has {size}, and {limit} is the most. Make it smaller, then upload it again.',
  notUploaded: 'Not uploaded',
  required: 'Write what can be seen, or tick “Only decoration”.',
  missing: '“{name}” has no alternative text yet',
  notSaved: 'The text could not be saved. Try again.',
};

export type Texts = typeof en;

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
  empty: '{name} is empty. Open it on your device and save it again, then upload it.',
  heic: '{name} is a HEIC photo, which many browsers do not show. Save it as JPEG, then upload that.',
  otherType:
    '{name} is of a type that cannot be uploaded here. Upload pictures as JPEG, PNG, WebP, AVIF or GIF, and documents as PDF.',
  notUploaded: 'Not uploaded',
  required: 'Write what can be seen, or tick “Only decoration”.',
  missing: '“{name}” has no alternative text yet',
  notSaved: 'The text could not be saved. Try again.',
};

export type Texts = typeof en;

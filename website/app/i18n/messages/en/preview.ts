/** The page of a version that is not public, for its editor. */
export const preview = {
  title: 'Preview: not public',
  text: 'Only people with this address can see this page, for a few minutes. Links open in a new tab.',
  problems: {
    invalid: {
      title: 'This is not the address of a preview',
      text: 'It is incomplete or has been changed. Please open the preview again in the panel.',
    },
    expired: {
      title: 'This preview has expired',
      text: 'Please open it again in the panel.',
    },
    withoutKind: {
      title: 'Please choose a kind first',
      text: 'What the page looks like depends on the kind of post. Choose it in the form, save, and open the preview again.',
    },
  },
};

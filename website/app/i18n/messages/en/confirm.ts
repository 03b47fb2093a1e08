/** The pages that mails to businesses link to. The page inserts `{address}`. */
export const confirm = {
  title: 'Is this still right?',
  lead: 'Below is what readers see. Nothing changes before you press the button.',
  answers: {
    right: {
      title: 'Everything is still right',
      text: 'Readers will see that you have confirmed it today.',
      submit: 'Yes, everything is right',
    },
    change: {
      title: 'Something has changed',
      text: 'Change what is different. Leave the rest as it is. An editor looks at it before readers see it.',
      submit: 'Send the changes',
    },
    closed: {
      title: 'It has closed, or is over',
      text: 'An editor will take the post off the website.',
      submit: 'Yes, it has closed or is over',
    },
  },
  otherAnswers: 'Other answers',
  words: 'In your words',
  wordsHint: { change: 'For example new opening hours or prices.', closed: '' },
  address: 'Address',
  landmark: 'Landmark nearby',
  invalidPhone: 'Please give a phone number in digits, such as +971 50 1234567.',
  invalidWebsite: 'Please give a complete web address, such as https://example.org.',
  shownTitle: 'What readers see',
  done: {
    checked: { title: 'Thank you', text: 'Readers now see that you have confirmed it today.' },
    inReview: {
      title: 'Thank you',
      text: 'An editor will look at it. Until then, readers see what they saw before.',
    },
  },
  invalid: {
    title: 'This link does not work any more',
    text: 'Each link works once and for a limited time. If something is wrong, write to {address}.',
  },
  unsubscribe: {
    title: 'No more such mails',
    question: 'Shall we stop asking?',
    text: 'We will no longer ask you by mail whether your posts are still right. The posts stay as they are.',
    submit: 'Send no more such mails',
    doneTitle: 'Done',
    doneText: 'You will not get such mails any more.',
  },
};

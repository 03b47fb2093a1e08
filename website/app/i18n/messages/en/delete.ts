/** The page on deleting an account, as both app stores ask for. @param brand the product's name */
export const deleteAccount = (brand: string) => ({
  title: `Delete your ${brand} account`,
  lead: `You can leave at any time. Here is how the account of the ${brand} app is deleted, and what happens to what you wrote.`,
  ask: {
    title: 'Ask for it here',
    email: 'Email address of your account',
    send: 'Send me the link',
    sent: 'Look into your mail',
    sentText: 'If an account belongs to this address, a mail is on its way.',
  },
  confirm: {
    title: 'Delete the account for good?',
    text: `Your ${brand} account, with your name, messages and settings, is then deleted. This cannot be undone.`,
    button: 'Delete my account',
    keep: 'No, keep it',
    done: 'Your account is deleted',
    doneText: 'Thank you for having been with us. You can remove the app from your phone.',
  },
  hereTitle: 'How it goes',
  here: [
    'Enter the email address of your account and send it.',
    'Open the link in the mail that comes. Opening it changes nothing yet.',
    'Confirm on the page behind the link. Then nobody can sign in to the account any more.',
  ],
  inAppTitle: 'Or in the app',
  inApp: [
    'Open the app and sign in.',
    'Go to your profile, then to its settings.',
    'Choose to delete the account, and confirm.',
  ],
  byMailTitle: 'Or by email',
  byMail:
    'Write to {address} from the email address of your account. You need not give a reason. A person checks that it comes from you and tells you when it is done.',
  soonTitle: 'How fast',
  soon: 'Within 30 days at the latest, whichever way you choose.',
  deletedTitle: 'What is deleted',
  deleted: [
    'Your name, picture, email address, phone number and password.',
    'Your messages, comments and saved posts.',
    'Your settings and what the app suggested to you.',
  ],
  keptTitle: 'What is kept, and for how long',
  kept: [
    'Your request and our answer: 12 months, so that we can show what was done. Then they are deleted, too.',
    'Posts about you or your business that an editor published on this website: until you ask for them to be taken down. Say so in the same email.',
    'Anything the law tells us to keep: exactly as long as the law says, and for nothing else.',
  ],
  partTitle: 'Only a part of it',
  part: 'You can keep the account and have something deleted: a comment, a picture, a phone number. Write to {address} and say which.',
});

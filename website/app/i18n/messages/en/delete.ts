/** The page for deleting an account, which both app stores require. @param brand the product's name */
export const deleteAccount = (brand: string) => ({
  title: `Delete your ${brand} account`,
  lead: `You can leave at any time. Here is how the account of the ${brand} app is deleted, and what happens to what you wrote.`,
  requestLink: {
    title: 'Ask for it here',
    email: 'Email address of your account',
    submit: 'Send me the link',
    sentTitle: 'Check your email',
    sentText: 'If an account has this address, you will get an email in a few minutes.',
  },
  verifyPassword: {
    title: 'Or use your password',
    text: 'With your password you need no link. The next page asks you once more: nothing is deleted before that.',
    password: 'Password of your account',
    showPassword: 'Show the password',
    missing: 'Please type your password.',
    submit: 'Continue',
  },
  scope: {
    title: 'What should be deleted?',
    missing: 'Please choose what should be deleted.',
  },
  confirm: {
    title: 'Delete it for good?',
    pendingTitle: 'Nothing is deleted yet',
    pendingText:
      'Your password is right. Choose what should be deleted and confirm it here within 10 minutes.',
    text: `What you choose here is deleted from ${brand} when you press the button. An account that is deleted cannot be brought back.`,
    submit: 'Delete it',
    cancel: 'No, keep everything',
    doneTitle: 'Your account is deleted',
    doneText:
      'A last mail tells you what was deleted. Thank you for having been with us. You can remove the app from your phone.',
  },
  contentDeleted: {
    doneTitle: 'What you published is deleted',
    doneText:
      'A mail tells you what was deleted. Your account stays, and you can sign in as before.',
  },
  onThisPageTitle: 'How it works',
  onThisPage: [
    'Enter the email address of your account and send it.',
    'Open the link in the mail that comes. Opening it changes nothing yet. The link works once, for 30 minutes.',
    'On the page behind the link, choose what to delete and confirm. It is done at once.',
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
  timingTitle: 'How fast',
  timing: 'On this page and in the app: at once. If you write to us: within 30 days at the latest.',
  deletedTitle: 'What is deleted',
  deleted: [
    'Your account: your name, email address and password. You are signed out everywhere, and nobody can sign in to it any more.',
    'Your public profile, with its name and picture.',
    'What you wrote to us with the contact form from the same email address, as far as it lies in the system behind this website.',
  ],
  /** What can be deleted, and what happens to posts; depends on the configuration (DELETED_POSTS). */
  posts: {
    remove: {
      scope: {
        account: {
          label: 'My account, and everything I published',
          hint: 'Your name, email address, password and public profile are deleted at once. What you published can no longer be seen, and is deleted for good in 30 days.',
        },
        content: {
          label: 'Only what I published. I keep my account.',
          hint: 'Your public profile is deleted at once. What you published can no longer be seen, and is deleted for good in 30 days. You can sign in as before.',
        },
      },
      deleted: ['Everything you published: it can no longer be seen, and is deleted later.'],
      retained: [
        'Everything you published, hidden: 30 days, in case the deletion was a mistake or a crime has to be looked into. Then it is deleted for good, with its pictures.',
      ],
    },
    anonymise: {
      scope: {
        account: {
          label: 'My account, and my name on everything I published',
          hint: 'Your name, email address, password and public profile are deleted at once. What you published stays, without your name, your contact details and the place.',
        },
        content: {
          label: 'Only my name on everything I published. I keep my account.',
          hint: 'Your public profile is deleted at once. What you published stays, without your name, your contact details and the place. You can sign in as before.',
        },
      },
      deleted: ['In everything you published: your name, your contact details and the place.'],
      retained: [
        'Everything you published, without your name: for as long as it is useful to others. Should its text or pictures name or show you, write to us and we take them out.',
      ],
    },
  },
  retainedTitle: 'What is kept, and for how long',
  retained: [
    'A note that the last mail went to you, without its text: 30 days.',
    'Mails between you and us about your data: 12 months, so that we can show what was done. Then they are deleted, too.',
    'Posts about you or your business that an editor published on this website: until you ask for them to be taken down.',
    'Anything the law tells us to keep: exactly as long as the law says, and for nothing else.',
  ],
  partialTitle: 'Only a part of it',
  partial:
    'You can keep the account and have everything deleted that you published: choose that when you confirm. To have a single thing deleted, such as one picture or a phone number, write to {address} and say which.',
});

/** The page on deleting an account, as both app stores ask for. @param brand the product's name */
export const deleteAccount = (brand: string) => ({
  title: `Delete your ${brand} account`,
  lead: `You can leave at any time. Here is how the account of the ${brand} app is deleted, and what happens to what you wrote.`,
  inAppTitle: 'In the app',
  inApp: [
    'Open the app and sign in.',
    'Go to your profile, then to its settings.',
    'Choose to delete the account, and confirm.',
  ],
  byMailTitle: 'Without the app',
  byMail: [
    'Write to {address} from the email address of your account.',
    'Say that you want your account deleted. You need not give a reason.',
    'A person checks that the request comes from you, deletes the account within 30 days and tells you when it is done.',
  ],
  button: 'Ask by email',
  mailSubject: `Delete my ${brand} account`,
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

/** The page on lost passwords. @param brand the product's name */
export const resetPassword = (brand: string) => ({
  title: 'Reset your password',
  lead: `For the account that you have in the ${brand} app. This website itself has no sign-in.`,
  ask: {
    title: 'Get a link by email',
    email: 'Email address of your account',
    send: 'Send me the link',
    sent: 'Look into your mail',
    sentText: 'If an account belongs to this address, a mail is on its way.',
  },
  choose: {
    title: 'Choose a new password',
    password: 'New password',
    passwordHint:
      'From 8 to 128 characters, of any kind. Three words that do not belong together are good.',
    again: 'The same once more',
    missing: 'Please choose a password.',
    missingAgain: 'Please type the new password once more.',
    different: 'The two passwords differ. Please type them again.',
    show: 'Show',
    showPassword: 'Show the new password',
    showAgain: 'Show the repeated password',
    easy: 'Easy to guess. Make it longer.',
    harder: 'Not bad. A little longer is safer.',
    hard: 'Hard to guess.',
    save: 'Save the new password',
    done: 'Your new password is saved',
    doneText:
      'You were signed out everywhere. Open the app and sign in with it. A mail confirms the change.',
  },
  nextTitle: 'What happens then',
  next: [
    'If an account belongs to the address, an email comes within a few minutes. If not, look among the unwanted mail.',
    'The link in it leads back here. It works once, for 30 minutes.',
    'You choose a new password and sign in to the app with it.',
  ],
  helpTitle: 'If that does not work',
  help: 'Choose the link for a forgotten password on the app’s sign-in screen, or write to {address} from the email address of your account. A person answers within 30 days, as a rule much sooner.',
  careTitle: 'Nobody from us asks for your password',
  care: 'Not by email, not on the phone, not in a chat. Whoever does is not one of us.',
});

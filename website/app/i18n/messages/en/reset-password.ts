/** The page for resetting a password. @param brand the product's name */
export const resetPassword = (brand: string) => ({
  title: 'Reset your password',
  lead: `For the account that you have in the ${brand} app. This website itself has no sign-in.`,
  requestLink: {
    title: 'Get a link by email',
    email: 'Email address of your account',
    submit: 'Send me the link',
    sentTitle: 'Check your email',
    sentText: 'If an account has this address, you will get an email in a few minutes.',
  },
  newPassword: {
    title: 'Choose a new password',
    password: 'New password',
    passwordHint:
      'From 8 to 128 characters, of any kind. Three words that do not belong together are good.',
    repeat: 'Type it again',
    missing: 'Please choose a password.',
    missingRepeat: 'Please type the new password once more.',
    mismatch: 'The two passwords differ. Please type them again.',
    showButton: 'Show',
    showPassword: 'Show the new password',
    showRepeat: 'Show the repeated password',
    weak: 'Easy to guess. Make it longer.',
    fair: 'Not bad. A little longer is safer.',
    strong: 'Hard to guess.',
    submit: 'Save the new password',
    doneTitle: 'Your new password is saved',
    doneText:
      'You were signed out everywhere. Open the app and sign in with it. A mail confirms the change.',
  },
  stepsTitle: 'What happens then',
  steps: [
    'If an account belongs to the address, an email comes within a few minutes. If not, look in your spam folder.',
    'The link in it leads back here. It works once, for 30 minutes.',
    'You choose a new password and sign in to the app with it.',
  ],
  helpTitle: 'If that does not work',
  help: 'Choose the link for a forgotten password on the app’s sign-in screen, or write to {address} from the email address of your account. A person answers within 30 days, as a rule much sooner.',
  warningTitle: 'Nobody from us asks for your password',
  warningText: 'Not by email, not on the phone, not in a chat. Whoever does is not one of us.',
});

/** The page on lost passwords. @param brand the product's name */
export const resetPassword = (brand: string) => ({
  title: 'Reset your password',
  lead: `Accounts belong to the ${brand} app. This website has no sign-in, so a new password is set in the app.`,
  stepsTitle: 'In the app',
  steps: [
    'Open the app and go to the sign-in screen.',
    'Choose the link for a forgotten password and enter the email address of your account.',
    'Follow the email that you get. If none comes within a few minutes, look among the unwanted mail.',
  ],
  helpTitle: 'If that does not work',
  help: 'Write to {address} from the email address of your account and say that you cannot sign in. A person answers within 30 days, as a rule much sooner.',
  careTitle: 'Nobody from us asks for your password',
  care: 'Not by email, not on the phone, not in a chat. Whoever does is not one of us.',
});

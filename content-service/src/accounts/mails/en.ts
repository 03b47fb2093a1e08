import { CODE_LIFE_MINUTES } from '../codes';
import { KEPT_DAYS } from '../kept-days';
import type { AccountMails } from './words';

const ONCE = `The link works once, and for ${CODE_LIFE_MINUTES} minutes.`;

const PUBLISHED = {
  nothing: [],
  remove: [
    `What you published can no longer be seen. In ${KEPT_DAYS} days it is deleted for good, with its pictures.`,
  ],
  anonymise: ['What you published stays, without your name, picture and contact details.'],
};

/** English. @param brand the product's name */
export const en = (brand: string): AccountMails => ({
  newPassword: {
    subject: `A new password for ${brand}`,
    before: [`You can choose a new password for your ${brand} account here:`],
    after: [
      ONCE,
      'You did not ask for this? Then there is nothing to do. Your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: `Your ${brand} password was changed`,
    before: [
      `The password of your ${brand} account was changed, and the account was signed out everywhere.`,
      'Was it not you? Then please choose another one at once:',
    ],
    after: [],
  },
  deletion: {
    subject: `Delete your ${brand} account?`,
    before: [
      `You can delete your ${brand} account here. Opening the link changes nothing yet; you are asked once more.`,
    ],
    after: [
      ONCE,
      'You did not ask for this? Then there is nothing to do. Your account stays as it is.',
    ],
  },
  accountDeleted: (published) => ({
    subject: `Your ${brand} account is deleted`,
    before: [
      `Your ${brand} account is deleted, and your name, email address and password with it.`,
      ...PUBLISHED[published],
      'This is our last mail to you. Thank you for having been with us.',
    ],
    after: [],
  }),
  contentDeleted: (published) => ({
    subject: `What you published on ${brand}`,
    before: [
      'You asked us to delete what you published.',
      ...PUBLISHED[published],
      `Your ${brand} account stays. You can sign in as before.`,
    ],
    after: [],
  }),
});

import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const SINGLE_USE_NOTE = `The link works once, and for ${CODE_LIFETIME_MINUTES} minutes.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `What you published can no longer be seen. In ${RETENTION_DAYS} days it is deleted for good, with its pictures.`,
  ],
  anonymise: ['What you published stays, without your name, picture and contact details.'],
};

/** English. @param brand the product's name */
export const en = (brand: string): AccountMails => ({
  newPassword: {
    subject: `A new password for ${brand}`,
    beforeLink: [`You can choose a new password for your ${brand} account here:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'You did not ask for this? Then there is nothing to do. Your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: `Your ${brand} password was changed`,
    beforeLink: [
      `The password of your ${brand} account was changed, and the account was signed out everywhere.`,
      'Was it not you? Then please choose another one at once:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `Delete your ${brand} account?`,
    beforeLink: [
      `You can delete your ${brand} account here. Opening the link changes nothing yet; you are asked once more.`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'You did not ask for this? Then there is nothing to do. Your account stays as it is.',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `Your ${brand} account is deleted`,
    beforeLink: [
      `Your ${brand} account is deleted, and your name, email address and password with it.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'This is our last mail to you. Thank you for having been with us.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `What you published on ${brand}`,
    beforeLink: [
      'You asked us to delete what you published.',
      ...REMOVAL_PARAGRAPHS[removal],
      `Your ${brand} account stays. You can sign in as before.`,
    ],
    afterLink: [],
  }),
});

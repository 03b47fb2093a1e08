import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { messagesFor } from './language.ts';

/** Who controls a page by voice says what is written on a button: WCAG 2.1, 2.5.3. */
describe.each(languageCodes)('in %s', (language) => {
  const { resetPassword, deleteAccount } = messagesFor(language, '');
  const { showButton, showPassword, showRepeat } = resetPassword.newPassword;

  it.each([showPassword, showRepeat, deleteAccount.verifyPassword.showPassword])(
    '"%s" contains the words on its button',
    (label) => {
      const words = label.toLocaleLowerCase(language).split(/[\s:]+/);
      expect(words).toContain(showButton.toLocaleLowerCase(language));
    },
  );
});

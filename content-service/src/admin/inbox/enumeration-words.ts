import { stateWord } from '../bulk/list/state-word';
import { catalogue } from './texts/use-texts';

/** Of the mail of a message. */
const MAIL_STATES = ['waiting', 'sent', 'failed'];

/**
 * The reasons of reports and the states of mails, by the ids for which Strapi's form looks them up: the
 * values themselves. The form does not show other states.
 */
export const enumerationWords: Readonly<Record<string, Record<string, string>>> =
  Object.fromEntries(
    Object.entries(catalogue).map(([language, { reasons }]) => {
      const mails = MAIL_STATES.map((state) => [state, stateWord(state, language)]);
      return [language, { ...reasons, ...Object.fromEntries(mails) }];
    }),
  );

import { deskTranslations } from '../../versions/texts/desk-texts';
import { listTranslations } from '../list-words';

/**
 * A state of a version or of a message in words.
 * @param language of the panel
 * @returns the state itself if it has none
 */
export function stateWord(state: string, language: string): string {
  const version = deskTranslations[language]?.[`desk.state.${state}`];
  return version ?? listTranslations[language]?.[`bulk.message.${state}`] ?? state;
}

import type { TranslationSettings } from '../../environment';
import { requireSameMarkup } from './require-same-markup';
import { type MachineText, translateByMachine } from './services';

/** As the field of the title. */
const MAX_TITLE = 255;

/** The words of a post. */
export interface Words {
  title: string | null;
  /** HTML. */
  description: string | null;
}

/**
 * Translates the words of a post; what is empty stays so.
 * @throws MachineError
 */
export async function translateWords(
  service: TranslationSettings,
  { title: givenTitle, description: givenText }: Readonly<Record<string, unknown>>,
  languages: Pick<MachineText, 'source' | 'target'>,
): Promise<Words> {
  const translate = (text: unknown, format: MachineText['format']) =>
    typeof text === 'string' && text.trim() !== ''
      ? translateByMachine(service, { text, format, ...languages })
      : null;
  const [title, description] = await Promise.all([
    translate(givenTitle, 'text'),
    translate(givenText, 'html'),
  ]);
  if (description) requireSameMarkup(String(givenText), description);
  return { title: title?.slice(0, MAX_TITLE) ?? null, description };
}

import { z } from 'zod';
import type { TranslationSettings } from '../../environment';
import { callService } from './call-service';
import { MachineError } from './machine-error';

export interface MachineText {
  text: string;
  format: 'text' | 'html';
  /** Codes of languages as communities have them. */
  source: string;
  target: string;
}

interface CallOptions {
  timeoutMs?: number | undefined;
}

type Translate = (
  service: TranslationSettings,
  text: MachineText,
  options: CallOptions,
) => Promise<string>;

/** https://docs.libretranslate.com/api/operations/translate/ */
const libreTranslate: Translate = async ({ url, key }, { text, ...languages }, options) => {
  const answer = await callService({
    url: `${url}/translate`,
    body: { q: text, ...languages, ...(key && { api_key: key }) },
    ...options,
  });
  return read(z.object({ translatedText: z.string() }), answer).translatedText;
};

/** DeepL wants the variant of some languages that it translates into. */
const DEEPL_TARGETS: Readonly<Record<string, string>> = { en: 'EN-GB', zh: 'ZH-HANS' };

/** https://developers.deepl.com/docs/api-reference/translate */
const deepl: Translate = async ({ url, key }, { text, format, source, target }, options) => {
  const answer = await callService({
    url: `${url}/v2/translate`,
    headers: { Authorization: `DeepL-Auth-Key ${key}` },
    body: {
      text: [text],
      source_lang: source.toUpperCase(),
      target_lang: DEEPL_TARGETS[target] ?? target.toUpperCase(),
      ...(format === 'html' && { tag_handling: 'html' }),
    },
    ...options,
  });
  const schema = z.object({ translations: z.tuple([z.object({ text: z.string() })]) });
  return read(schema, answer).translations[0].text;
};

const SERVICES: Readonly<Record<TranslationSettings['name'], Translate>> = {
  libretranslate: libreTranslate,
  deepl,
};

/**
 * Has a service translate a text.
 * @throws MachineError, also if the answer is no text
 */
export async function translateByMachine(
  service: TranslationSettings,
  text: MachineText,
  options: CallOptions = {},
): Promise<string> {
  const translated = (await SERVICES[service.name](service, text, options)).trim();
  if (translated === '') throw new MachineError('unusable', 'an empty text');
  return translated;
}

function read<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new MachineError('unusable', 'other JSON than documented');
  return data;
}

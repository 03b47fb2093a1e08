import { z } from 'zod';
import type { HubType } from '../addresses/hubs.ts';
import type { LanguageCode } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import type { Hub } from '../posts/hub.ts';
import { type EmergencyNumbers, emergencyServices, type HubDetails } from '../posts/hub-details.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable, isCallMissing } from './errors.ts';
import { entriesOf } from './flatten.ts';
import { toNamed } from './named.ts';
import { type Pairs, namesOf as parameterNamesOf } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { listSchema, names } from './schema.ts';
import { readSupported } from './supported-read.server.ts';

const optional = <Inner extends z.ZodType>(inner: Inner) => inner.nullish().catch(null);

/** A list without its malformed entries. */
const listOf = <Inner extends z.ZodType>(inner: Inner) =>
  optional(z.array(optional(inner)).transform((list) => list.filter((each) => each != null)));

const introductions = listOf(z.object({ language: z.string(), text: z.string().trim().min(1) }));

const country = z.object({
  name: z.string(),
  names,
  emergency_checked_on: optional(z.iso.date().transform((day) => new Date(day))),
  emergency_numbers: listOf(
    z.object({ service: z.enum(emergencyServices), number: z.string().regex(/^\+?\d{2,15}$/) }),
  ),
});

const detailsSchema = z.object({ introductions, country: optional(country) });

/** Where the entry of a hub is, by the field that holds the value of its filter. */
const sources: Record<HubType, { path: string; field: string; populate: Pairs }> = {
  city: {
    path: 'cities',
    field: 'slug',
    populate: [
      ['populate[introductions]', 'true'],
      ['populate[country][populate][names]', 'true'],
      ['populate[country][populate][emergency_numbers]', 'true'],
    ],
  },
  community: {
    path: 'nationalities',
    field: 'language_query',
    populate: [['populate[introductions]', 'true']],
  },
};

const noDetails: HubDetails = { introduction: null, country: null, emergency: null };

/**
 * What editors have written about a city or community, and the emergency numbers of its country: all
 * of it additions of our content service. Without them, or if they cannot be read, the page is shown
 * without.
 * @param language of the page: the introduction is in it if there is one, else in English
 */
export async function readHubDetails(
  hub: Hub,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<HubDetails> {
  const { path, field, populate } = sources[hub.type];
  const lookup: Pairs = [[`filters[${field}][$eq]`, hub.value]];
  try {
    const { body } = await readSupported({
      path,
      plan: () => ({ pairs: [...lookup, ...populate, ['pagination[limit]', '1']] }),
      required: parameterNamesOf(lookup),
      execute: (callPath, parameters) => callContentService(callPath, parameters, signal),
    });
    const [entry] = entriesOf(parseResponse(listSchema, body).data);
    // A service that ignores the filter may return any entry.
    if (!entry || Reflect.get(entry, field) !== hub.value) return noDetails;
    return toDetails(detailsSchema.parse(entry), language);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    if (!isCallMissing(error)) {
      logFailure(`reading what is written about the ${hub.type} ${hub.slug}`, error);
    }
    return noDetails;
  }
}

function toDetails(
  { introductions: all, country: of }: z.infer<typeof detailsSchema>,
  language: LanguageCode,
): HubDetails {
  const inLanguage = (code: string) => all?.find((each) => each.language === code);
  return {
    introduction: inLanguage(language) ?? inLanguage('en') ?? all?.[0] ?? null,
    country: of ? toNamed(of) : null,
    emergency: of ? toEmergency(of) : null,
  };
}

function toEmergency({
  emergency_numbers: numbers,
  emergency_checked_on: checkedOn,
}: z.infer<typeof country>): EmergencyNumbers | null {
  return numbers && numbers.length > 0 ? { numbers, checkedOn: checkedOn ?? null } : null;
}

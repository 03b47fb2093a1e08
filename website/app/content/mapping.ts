import { dateFormat } from '../i18n/formatters.ts';
import { type Kind, kindOfTypeName } from '../kinds.ts';
import type { Information, Post, PostSummary, Source } from '../posts/post.ts';
import { toAnswers } from './answers.ts';
import { toContentLanguage } from './content-language.ts';
import { toDescription } from './description.ts';
import { toNamed, toPlace } from './named.ts';
import { toPicture } from './picture.ts';
import { type ApiPost, postSchema } from './schema.ts';
import { toTranslationState } from './translation-state.ts';

/** What the mapping depends on besides the entry. */
export type MappingOptions = {
  /** Origin that relative picture addresses are resolved against. */
  mediaOrigin: string;
  /** Name of the field that marks an official partner. */
  partnerField: string;
};

/** Posts by entry: the same response has the same entries (flatten.ts). */
const postCache = new WeakMap<object, { key: string; post: Post | null }>();

/**
 * Maps a flattened entry to a domain post.
 * @param fallbackKind the requested kind, for an entry without its type
 * @returns null if the entry is unusable: no id, or an unknown type; for the same entry the same post
 */
export function toPost(entry: object, options: MappingOptions, fallbackKind?: Kind): Post | null {
  const key = [options.mediaOrigin, options.partnerField, fallbackKind].join(' ');
  const cached = postCache.get(entry);
  if (cached?.key === key) return cached.post;
  const post = mapEntry(entry, options, fallbackKind);
  postCache.set(entry, { key, post });
  return post;
}

function mapEntry(entry: object, options: MappingOptions, fallbackKind?: Kind): Post | null {
  const parsed = postSchema.safeParse(entry);
  if (!parsed.success) return null;
  const { data } = parsed;
  const summary = toSummary(data, isMarkedPartner(entry, options), options, fallbackKind);
  if (!summary) return null;
  return {
    ...summary,
    translation: toTranslationState(data, summary, options.mediaOrigin),
    gallery: (data.gallery ?? [])
      .filter((media) => media != null)
      .map((media) => toPicture(media, options.mediaOrigin)),
    category: toPlace(data.post_category),
    coordinates: data.map ?? null,
    sources: (data.sources ?? []).flatMap((source) => source ?? []).map(toSource),
    related:
      data.related && !isHidden(data.related)
        ? toSummary(data.related, isMarkedPartner(data.related, options), options)
        : null,
    answers: toAnswers(data.answers),
  };
}

function toSource({ title, url, date }: ApiSource): Source {
  return { title, url: url ?? null, date: date ?? null };
}

/** Whether editors have hidden an entry. */
export function isHidden(entry: object): boolean {
  return 'is_active' in entry && entry.is_active === false;
}

/**
 * The name of an entry's type.
 * @returns null if it has no type; undefined if the response does not include it
 */
export function typeNameOf(entry: object): string | null | undefined {
  const type: unknown = Reflect.get(entry, 'post_type');
  if (type === null) return null;
  const name: unknown = typeof type === 'object' ? Reflect.get(type, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

function isMarkedPartner(entry: unknown, { partnerField }: MappingOptions): boolean {
  return typeof entry === 'object' && entry !== null && Reflect.get(entry, partnerField) === true;
}

type ApiSource = NonNullable<NonNullable<ApiPost['sources']>[number]>;

type ApiPostSummary = Omit<
  ApiPost,
  | 'gallery'
  | 'post_category'
  | 'map'
  | 'sources'
  | 'related'
  | 'translated_from'
  | 'is_machine_translated'
  | 'is_outdated'
  | 'translations'
>;

function toSummary(
  data: ApiPostSummary,
  isPartner: boolean,
  options: MappingOptions,
  fallbackKind?: Kind,
): PostSummary | null {
  const kind = data.post_type ? kindOfTypeName(data.post_type.name) : fallbackKind;
  if (!kind) return null;
  const origin = options.mediaOrigin;
  return {
    id: data.id,
    kind,
    title: data.title?.trim() || null,
    slug: data.slug?.trim() || null,
    description: toDescription(data.description),
    createdAt: data.createdAt,
    updatedAt: data.updatedAt ?? null,
    checkedAt: data.checked_at ?? null,
    confirmedAt: data.confirmed_at ?? null,
    checkDueAt: data.check_due_at ?? null,
    expiresAt: data.expires_at ?? null,
    correctedAt: data.corrected_at ?? null,
    isContactHidden: data.contact_hidden_at != null,
    caution: data.safety_note ?? null,
    start: data.start ?? null,
    end: data.end ?? null,
    price: data.price ?? null,
    currency: data.currency ?? null,
    isPartner,
    isSticky: data.stick_top ?? false,
    picture: data.picture ? toPicture(data.picture, origin) : null,
    creator: data.creator
      ? {
          name: data.creator.name,
          picture: data.creator.picture ? toPicture(data.creator.picture, origin) : null,
        }
      : null,
    contentLanguage: toContentLanguage(data.nationality, origin),
    city: data.city
      ? {
          ...toNamed(data.city),
          slug: data.city.slug ?? '',
          country: data.city.country?.name ? toNamed(data.city.country) : null,
          countryCode: data.city.country?.code ?? null,
          timeZone: knownTimeZone(data.city.time_zone),
        }
      : null,
    area: toPlace(data.area),
    information: toInformation(data.information),
    answerCount: data.answers?.length ?? null,
  };
}

function toInformation(information: ApiPost['information']): Information | null {
  if (!information) return null;
  return {
    phone: information.phone || null,
    whatsapp: information.whatsapp || null,
    email: information.email || null,
    website: information.website || null,
    address: information.address || null,
    landmark: information.landmark || null,
    openingHours: information.opening_hours || null,
    delivers: information.delivers ?? false,
    languages: (information.languages ?? '').split(/[\s,;]+/).filter(Boolean),
    condition: information.condition ?? null,
    organiser: information.organiser || null,
  };
}

/** Intl formatters throw on a time zone that they do not know. */
function knownTimeZone(zone: string | null | undefined): string | null {
  if (!zone) return null;
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

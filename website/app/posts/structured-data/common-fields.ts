import type { CreativeWork, Person } from 'schema-dts';
import { withOffset } from '../../i18n/with-offset.ts';
import type { PostFacts } from '../facts/fact.ts';

/** The author or seller. */
export function authorOf({ creator }: PostFacts): Person | undefined {
  return creator ? { '@type': 'Person', name: creator.name } : undefined;
}

/** Dates of publication and last change. @param timeZone of the post */
export function datesOf({ createdAt, updatedAt }: PostFacts, timeZone: string) {
  return {
    datePublished: withOffset(createdAt, timeZone),
    dateModified: updatedAt ? withOffset(updatedAt, timeZone) : undefined,
  };
}

/** The largest file of each picture, the main picture first. */
export function picturesOf({ picture, gallery }: PostFacts): string[] | undefined {
  const pictures = [picture, ...gallery].flatMap((each) => each?.files.at(-1)?.url ?? []);
  return pictures.length > 0 ? [...new Set(pictures)] : undefined;
}

/** The sources of the text. */
export function citationsOf({ sources }: PostFacts): CreativeWork[] | undefined {
  if (sources.length === 0) return undefined;
  return sources.map(({ title, url, date }) => ({
    '@type': 'CreativeWork',
    name: title,
    url: url ?? undefined,
    datePublished: date ?? undefined,
  }));
}

import { z } from 'zod';
import { type Kind, kindOfTypeName } from '../kinds.ts';
import type { Post } from '../posts/post.ts';
import { entriesOf } from './flatten.ts';
import { isHidden, type MappingOptions, toPost } from './mapping.ts';

/** The part of a post that answers a search best, and the heading it stands under. */
type Passage = {
  heading: string | null;
  text: string;
  /** Whether it is running text, which can be quoted; null if the service does not say. */
  isProse: boolean | null;
};

/** A post that a search has found. */
export type FoundPost = {
  post: Post;
  /** Null for a post without text. */
  passage: Passage | null;
  /** Words of title, heading and passage that the query stands for, as they are written there. */
  marks: string[];
  /** Code of the language that the text is in; null if the service does not say. */
  textLanguage: string | null;
};

/** Things that words of a query may name, by which the service then filters. */
const understoodTypes = [
  'kind',
  'country',
  'city',
  'area',
  'community',
  'category',
  'language',
  'price',
  'time',
] as const;

/** A filter that the service has read from the words of a query. */
export type Understood = {
  type: (typeof understoodTypes)[number];
  value: string;
  /** In the language of the page; null if the website has its own word. */
  name: string | null;
  /** As typed. */
  words: string;
};

/**
 * Number of results of a kind, and its name in the language of the page if the service has one; the
 * website has its own.
 */
export type KindTotal = { kind: Kind; total: number; title: string | null };

/** The answer to a search. */
export type SearchAnswer = {
  found: FoundPost[];
  /** Results of the requested kind; `kinds` counts all. */
  total: number;
  /** Whether there are more posts than the service ranks. */
  isLimited: boolean;
  kinds: KindTotal[];
  corrected: { typed: string; meant: string }[];
  understood: Understood[];
  /** Whether what was understood would have left nothing, so that it was not applied. */
  isWidened: boolean;
  /** How well the first result answers, from 0 to 1; null if the service does not say. */
  confidence: number | null;
};

const text = z.string().nullish().catch(null);

/** Drops items that do not match instead of the whole list. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((each) => {
      const parsed = item.safeParse(each);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const resultSchema = z.object({
  passage: z
    .object({ heading: text, text: z.string(), prose: z.boolean().nullish().catch(null) })
    .nullish()
    .catch(null),
  marks: listOf(z.string().min(1)).catch([]),
  text_language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullish()
    .catch(null),
});

const understoodSchema = z.object({
  type: z.enum(understoodTypes),
  value: z.string().min(1),
  name: text,
  words: z.union([z.string(), z.array(z.string()).transform((words) => words.join(' '))]).catch(''),
});

/** Required are only the posts, their number and the kinds, which another call of that name lacks. */
export const searchSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({
    pagination: z.object({
      total: z.number().int().min(0),
      limited: z.boolean().nullish().catch(null),
    }),
    kinds: listOf(z.object({ name: z.string(), total: z.number().int().min(0), title: text })),
    corrected: listOf(z.object({ typed: z.string(), meant: z.string() })).catch([]),
    understood: listOf(understoodSchema).catch([]),
    widened: z.boolean().nullish().catch(null),
    confidence: z.number().min(0).max(1).nullish().catch(null),
  }),
});

/** Maps a response; entries that are unusable or hidden are dropped. */
export function toSearchAnswer(
  { data, meta }: z.infer<typeof searchSchema>,
  options: MappingOptions,
): SearchAnswer {
  return {
    found: entriesOf(data).flatMap((entry) => {
      const post = isHidden(entry) ? null : toPost(entry, options);
      return post ? [{ post, ...toFoundText(entry) }] : [];
    }),
    total: meta.pagination.total,
    isLimited: meta.pagination.limited ?? false,
    kinds: meta.kinds.flatMap(({ name, total, title }) => {
      const kind = kindOfTypeName(name);
      return kind && total > 0 ? [{ kind, total, title: title || null }] : [];
    }),
    corrected: meta.corrected,
    understood: meta.understood.map(({ name, ...each }) => ({ ...each, name: name || null })),
    isWidened: meta.widened ?? false,
    confidence: meta.confidence ?? null,
  };
}

function toFoundText(entry: object): Omit<FoundPost, 'post'> {
  const { passage, marks, text_language } = resultSchema.parse(entry);
  return {
    passage: passage
      ? {
          heading: passage.heading || null,
          text: passage.text,
          isProse: passage.prose ?? null,
        }
      : null,
    marks,
    textLanguage: text_language || null,
  };
}

import { isLatin } from '../../languages.ts';
import type { placeLines } from '../place.ts';
import type { PostFacts } from './fact.ts';
import { PostWords } from './post-words.tsx';

type PlaceLineProps = {
  line: string;
  lines: NonNullable<ReturnType<typeof placeLines>>;
  post: Pick<PostFacts, 'contentLanguage'>;
};

/** A line of a place: an address or a landmark as the post has it, or the locality. */
export function PlaceLine({ line, lines, post }: PlaceLineProps) {
  if (line !== lines.locality) return <PostWords text={line} post={post} />;
  return <bdi data-latin={isLatin(line) || undefined}>{line}</bdi>;
}

import { previewParameters } from '../addresses/preview-path.ts';
import type { Post } from '../posts/post.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';
import { entriesOf } from './flatten.ts';
import { toPost } from './mapping.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { type Pairs, searchParamsOf } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { singlePostPairs } from './query.ts';
import { singleSchema } from './schema.ts';

/**
 * Why there is no preview: the address is not signed by the content service, is too old, or the
 * version has no kind yet, on which its page depends.
 */
export type PreviewProblem = 'invalid' | 'expired' | 'withoutKind';

/** How our content service rejects an address. */
const problems: Record<number, PreviewProblem> = { 403: 'invalid', 410: 'expired' };

/** Statuses of services without previews; 400 if they take the path for a parameter. */
const unsupportedStatuses = new Set([400, 404, 405]);

/**
 * Reads a version with the parameters of its preview's address, which the content service checks.
 * @throws PostNotFound if there is no such version or the service has no previews; ContentUnavailable
 */
export async function readPreview(
  parameters: URLSearchParams,
  signal: AbortSignal,
): Promise<Post | PreviewProblem> {
  const signed = previewParameters.map((name): Pairs[number] => [name, parameters.get(name) ?? '']);
  if (signed.some(([, value]) => value === '')) return 'invalid';
  try {
    const query = searchParamsOf([...signed, ...singlePostPairs()]);
    const { data } = parseResponse(
      singleSchema,
      await callContentService('preview', query, signal),
    );
    const [entry = {}] = entriesOf([data]);
    return toPost(entry, currentMappingOptions()) ?? 'withoutKind';
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const problem = problems[error.status];
    if (problem) return problem;
    throw unsupportedStatuses.has(error.status) ? new PostNotFound() : error;
  }
}

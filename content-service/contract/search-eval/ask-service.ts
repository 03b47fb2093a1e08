import { callApi } from '../call-api.ts';
import type { DemoQuery } from './demo-queries.ts';
import type { Answer } from './shares.ts';

export type DemoAnswer = DemoQuery & Answer;

/**
 * Asks a content service with the demo content, one query after the other.
 * @param service its URL
 * @throws Error if it answers with another status than 200
 */
export async function askService(
  service: string,
  queries: readonly DemoQuery[],
): Promise<DemoAnswer[]> {
  const answers: DemoAnswer[] = [];
  for (const query of queries) {
    const parameters = new URLSearchParams({ q: query.query, language: query.language });
    const begun = performance.now();
    const { status, ids, meta, message } = await callApi(service, `search?${parameters}`);
    const ms = performance.now() - begun;
    if (status !== 200) throw new Error(`${status} for ${query.query}: ${message}`);
    const { confidence } = meta as unknown as { confidence: number };
    answers.push({ ...query, ms, ids, confidence });
  }
  return answers;
}

import path from 'node:path';
import { fold } from 'folding/fold';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  QUERY_GROUPS,
  QUERY_LANGUAGES,
  readDemoQueries,
} from '../../contract/search-eval/demo-queries.ts';
import { searchLanguageOf } from '../../src/search/text/languages';
import { type DemoFiles, readDemoFiles } from '../demo-files';

const queries = readDemoQueries();

describe('the evaluation set of the demo content', () => {
  let demo: DemoFiles;
  beforeAll(async () => {
    demo = await readDemoFiles(path.resolve(__dirname, '..'));
  });

  test('has at least 150 queries, 20 of them without an answer', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(queries.filter(({ group }) => group === 'no-answer')).toHaveLength(20);
  });

  test.each(QUERY_LANGUAGES)('has queries of every group in %s', (language) => {
    const groups = queries.flatMap((query) => (query.language === language ? query.group : []));
    for (const group of QUERY_GROUPS) {
      const expected = group === 'no-answer' ? 2 : 3;
      expect(groups.filter((each) => each === group).length, group).toBeGreaterThanOrEqual(
        expected,
      );
    }
  });

  test('names active posts, unless no post answers', () => {
    const active = new Set(demo.posts.flatMap((post) => (post.active ? post.id : [])));
    for (const { group, query, posts: answering } of queries) {
      expect(answering.length > 0, query).toBe(group !== 'no-answer');
      expect(new Set(answering).size, query).toBe(answering.length);
      for (const id of answering) expect(active, query).toContain(id);
    }
  });

  test('names only posts in other languages for queries across languages', () => {
    const languageOf = (id: number) => {
      const post = demo.posts.find((candidate) => candidate.id === id);
      const community = demo.communities.find(({ key }) => key === post?.community);
      return searchLanguageOf(community?.language_query);
    };
    for (const { language, group, query, posts: answering } of queries) {
      const isOwn = answering.some((id) => languageOf(id) === language);
      if (group === 'cross-language') expect(isOwn, query).toBe(false);
      else if (group !== 'transliteration' && group !== 'no-answer') {
        expect(isOwn, query).toBe(true);
      }
    }
  });

  test('has no query twice in a language', () => {
    const folded = queries.map(({ language, query }) => `${language} ${fold(query)}`);
    expect(new Set(folded).size).toBe(folded.length);
  });
});

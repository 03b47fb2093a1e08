import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoFiles, readDemoFiles } from './demo-files';
import type { DemoPost } from './post-file';

let files: DemoFiles;

beforeAll(async () => {
  files = await readDemoFiles(path.resolve(__dirname));
});

test('events start and end at a time of day, whenever the service first starts', () => {
  for (const { id, start, end } of files.posts) {
    for (const date of [start, end]) if (date) expect(date, String(id)).toMatch(/ \d\d:[0-5]0$/);
  }
});

test('posts without a title are older than all others', () => {
  const daysOld = ({ created }: DemoPost) => -Number.parseInt(created, 10);
  const untitled = files.posts.filter(({ title }) => !title).map(daysOld);
  const titled = files.posts.filter(({ title }) => title).map(daysOld);
  expect(untitled).toHaveLength(2);
  expect(Math.min(...untitled)).toBeGreaterThan(Math.max(...titled));
});

describe('the translations', () => {
  const groupsOf = () =>
    Object.entries(
      Object.groupBy(
        files.posts.filter(({ translation }) => translation),
        ({ translation }) => translation?.group ?? '',
      ),
    ).map(([group, posts = []]) => ({ group, posts }));

  test('of each group are in all languages, from one original', () => {
    const communities = files.communities.map(({ key }) => key).toSorted();
    expect(groupsOf()).toHaveLength(12);
    for (const { group, posts } of groupsOf()) {
      expect(posts.map(({ community }) => community).toSorted(), group).toEqual(communities);
      const [original, ...others] = posts.filter(({ translation }) => !translation?.from);
      expect(others, group).toEqual([]);
      const from = posts.flatMap(({ translation }) => translation?.from ?? []);
      expect(new Set(from), group).toEqual(new Set([original?.id]));
    }
  });

  test('have the structure, category, place, picture and pin of the original', () => {
    const structureOf = ({ description }: DemoPost) =>
      [...description.matchAll(/<(h2|p|ul|ol|li|table|tr|th|td|blockquote)\b/g)].map(
        ([, name]) => name,
      );
    for (const { group, posts } of groupsOf()) {
      const sharedOf = (post: DemoPost) => {
        const { kind, category, city, picture, sticky } = post;
        return { kind, category, city, picture, sticky, structure: structureOf(post) };
      };
      const original = posts.find(({ translation }) => !translation?.from);
      if (!original) throw new Error(`${group} has no original`);
      for (const post of posts) {
        expect(sharedOf(post), `${group} ${post.id}`).toEqual(sharedOf(original));
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { parsePostFile } from './post-file';

const parse = (frontMatter: string) =>
  parsePostFile('event/walk.html', 'event', `---\n${frontMatter}\n---\n<p>Text</p>\n`);

describe('a post file', () => {
  test('needs only id, community and date', () => {
    expect(parse('id: 301\ncommunity: tr\ncreated: -3d')).toEqual({
      id: 301,
      community: 'tr',
      created: '-3d',
      kind: 'event',
      gallery: [],
      sources: [],
      answers: [],
      partner: false,
      active: true,
      description: '<p>Text</p>',
    });
  });

  test.each([
    ['id: 301\ncommunity: tr', 'created'],
    ['id: x\ncommunity: tr\ncreated: -3d', 'id'],
    ['id: 301\ncommunity: tr\ncreated: yesterday', 'created'],
    ['id: 301\ncommunity: tr\ncreated: -3d\ncolour: red', 'colour'],
    ['id: 301\ncommunity: tr\ncreated: -3d\ninformation: { fax: 1 }', 'fax'],
    ['id: 301\ncommunity: tr\ncreated: -3d\ncurrency: euro', 'currency'],
  ])('is rejected with the name of file and field for %j', (frontMatter, field) => {
    expect(() => parse(frontMatter)).toThrow(/^event\/walk\.html: /);
    expect(() => parse(frontMatter)).toThrow(field);
  });

  test('is rejected without front matter', () => {
    expect(() => parsePostFile('event/walk.html', 'event', '<p>Text</p>')).toThrow(
      'event/walk.html',
    );
  });
});

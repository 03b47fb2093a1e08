import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import post from '../../api/post/content-types/post/schema';
import { PARTNER_FIELD } from '../../brand';
import { en, type HelpKey } from './en';
import { catalogue, labelTranslations, OWNERS } from './label-translations';
import { translateHelp } from './translate-help';

const languages = Object.keys(catalogue);
const readSchema = (path: string): { attributes: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** The fields of a type or component that the panel shows, by the name that Strapi's keys have for it. */
function fieldsOf(owner: string): string[] {
  const [, type] = /^content-types\.api::([^.]+)/.exec(owner) ?? [];
  if (type === 'post' || type === 'post-version') {
    return Object.entries(post.attributes)
      .filter(([, attribute]) => !('pluginOptions' in attribute))
      .map(([field]) => field);
  }
  const [, category, component] = /^components\.([^.]+)\.([^.]+)$/.exec(owner) ?? [];
  const path = type
    ? `api/${type}/content-types/${type}/schema.json`
    : `components/${category}/${component}.json`;
  return Object.keys(readSchema(path).attributes);
}

describe.each(Object.values(OWNERS).flat())('%s', (owner) => {
  test.each(languages)('has labels for exactly its fields in %s', (language) => {
    const prefix = `content-manager.${owner}.`;
    const labelled = Object.entries(labelTranslations[language] ?? {})
      .filter(([key, label]) => key.startsWith(prefix) && label.trim() !== '')
      .map(([key]) => key.slice(prefix.length))
      .filter((field) => !/^(created|updated)(At|By)$/.test(field));
    expect(labelled.toSorted()).toEqual(fieldsOf(owner).toSorted());
  });
});

test('label the field of partners by the name that the brand gives it', () => {
  const key = `content-manager.content-types.api::post.post.${PARTNER_FIELD}`;
  expect(labelTranslations.tr?.[key]).toBe('Resmî iş ortağı');
});

describe.each(languages)('the help in %s', (language) => {
  const help = catalogue[language]?.help ?? en.help;
  const keys = Object.keys(en.help) as HelpKey[];

  test('is different for each field, as the panel finds a translation by the English text', () => {
    if (language === 'en') expect(new Set(Object.values(help)).size).toBe(keys.length);
    expect(Object.keys(help)).toEqual(keys);
  });

  test('keeps the examples that readers of any language must write alike', () => {
    for (const key of keys) {
      const examples = en.help[key].match(/https:\/\/\w\S+|\+[\d ]{9,}|Mo-Fr.*off|\d+\.\d+/g) ?? [];
      for (const example of examples) expect(help[key]).toContain(example);
    }
  });
});

describe('translateHelp', () => {
  const data = {
    query: {},
    layout: {
      layout: [
        [
          [
            { name: 'title', hint: en.help['post.title'] },
            { name: 'x', hint: 'Our own' },
          ],
        ],
      ],
      components: {
        'post.map': {
          layout: [[{ name: 'latitude', hint: en.help['map.latitude'] }]],
          settings: {},
        },
      },
      settings: { displayName: 'Post' },
    },
  };

  test('translates our help in fields and components, and nothing else', () => {
    const { layout, query } = translateHelp(data, 'ru');
    expect(query).toBe(data.query);
    expect(layout.settings).toBe(data.layout.settings);
    expect(layout.layout[0]?.[0]?.map(({ hint }) => hint)).toEqual([
      catalogue.ru?.help['post.title'],
      'Our own',
    ]);
    expect(layout.components['post.map']?.layout[0]?.[0]?.hint).toBe(
      catalogue.ru?.help['map.latitude'],
    );
  });

  test('leaves the layout as it is in a language without texts', () => {
    expect(translateHelp(data, 'sv')).toBe(data);
  });
});

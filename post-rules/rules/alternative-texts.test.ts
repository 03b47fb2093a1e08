import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

const picture = (alternativeText: string | null) => ({
  alternativeText,
  width: 1600,
  height: 1000,
});

test('warns of pictures without alternative text in each place', () => {
  const problems = problemsOf({
    picture: picture(null),
    gallery: [picture(null), picture('Ein Tisch'), picture(' ')],
    description: '<img src="/a.webp"><img src="/b.webp" alt=" ">',
  });
  expect(problems.map(({ level, field, values }) => [level, field, values.count])).toEqual([
    ['warning', 'picture', 1],
    ['warning', 'gallery', 2],
    ['warning', 'description', 2],
  ]);
});

test('accepts pictures that an editor called decorative', () => {
  const description = '<img src="/a.webp" alt="">';
  expect(codesOf({ picture: picture(''), gallery: [picture('')], description })).toEqual([]);
});

test.each(['A table', 'طاولة', 'میز', 'Стол', 'मेज़', 'مێز'])('accepts %j', (alternative) => {
  const description = `<img src="/a.webp" alt="${alternative}">`;
  const pictures = { picture: picture(alternative), gallery: [picture(alternative)] };
  expect(codesOf({ ...pictures, description })).toEqual([]);
});

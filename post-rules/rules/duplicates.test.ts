import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

const codesBeside = (title: string, other: string) =>
  codesOf({ title }, { duplicateCandidates: [{ id: 2, title: other }] });

test.each([
  ['Three-seat sofa, barely used', 'three seat sofa barely used'],
  ['Three-seat sofa, barely used', 'Three-seat sofa, barely usd'],
  ['أريكة بثلاثة مقاعد', 'أَرِيكَة بثلاثة مقاعد'],
  ['مبل سه‌نفره، تقریباً نو', 'مبل سه نفره تقریبا نو'],
  ['تین نشستوں والا صوفہ', 'تین نشستوں والا صوفہ!'],
  ['قەنەفەی سێ کەسی', 'قەنەفەی سێ کەسیی'],
  ['Диван на троих, почти новый', 'Диван на троих почти новый'],
  ['तीन सीट वाला सोफ़ा', 'तीन सीट वाला सोफ़ा।'],
  ['Üç kişilik kanepe', 'üç kisilik kanepe'],
])('warns of %j beside %j', (title, other) => {
  expect(codesBeside(title, other)).toEqual(['duplicate']);
});

test.each([
  ['Turkish course, part 1', 'Turkish course, part 2'],
  ['درس ١', 'درس ٢'],
  ['Sofa', 'Bicycle'],
  ['Sofa', ''],
  ['أريكة', 'دراجة'],
])('accepts %j beside %j', (title, other) => {
  expect(codesBeside(title, other)).toEqual([]);
});

test('does not take a post for its own duplicate', () => {
  const duplicateCandidates = [{ id: 1, title: 'Sofa' }];
  expect(codesOf({ id: 1, title: 'Sofa' }, { duplicateCandidates })).toEqual([]);
  expect(problemsOf({ id: null, title: 'Sofa' }, { duplicateCandidates })).toMatchObject([
    { field: 'title', values: { title: 'Sofa', id: 1 } },
  ]);
});

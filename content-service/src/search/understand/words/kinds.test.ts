import { kindNames } from 'post-rules/kinds';
import { expect, test } from 'vitest';
import { WEBSITE_LANGUAGES } from '../../../website-languages';
import { searchLanguageOf } from '../../text/languages';
import { KIND_WORDS } from './kinds';

const languages = Object.keys(WEBSITE_LANGUAGES).filter(searchLanguageOf);

// Without them, "jobs in Dubai" finds posts with these words instead of the jobs of Dubai.
test.each(kindNames)('queries can ask for posts of the kind %s', (kind) => {
  expect(Object.keys(KIND_WORDS[kind] ?? {})).toEqual(expect.arrayContaining(languages));
});

import type { MessageTexts } from '#messages/message-texts';

export const en: MessageTexts = {
  'title-missing': 'Give the post a title.',
  'slug-taken': 'Another post already has this web address: “{title}”. Choose another one.',
  'kind-missing': 'Choose the kind of post.',
  'community-missing': 'Choose a community. It also sets the language of the post.',
  'start-missing': 'Enter when it starts.',
  'end-before-start': 'The end is before the start.',
  'area-of-other-city': '{area} is not an area of {city}. Choose another area or another city.',
  'category-of-other-kind':
    'The category “{category}” is not for this kind of post. Choose another category.',
  'currency-missing': 'Choose the currency of the price.',
  'opening-hours-invalid':
    'The opening hours “{hours}” cannot be read. Example: Mo-Fr 09:00-18:00; Sa 10:00-14:00',
  'position-far':
    'The position on the map is {km, number} km from {city}. Check the position and the city.',
  'link-broken':
    'The link “{text}” points to a post that does not exist. Choose another post or remove the link.',
  'source-title-missing':
    'Source {number, number} has no title. Say what it is, so that readers know.',
  'source-address-invalid':
    'The address “{address}” of a source cannot be opened. It must begin with https://.',
  'script-mismatch':
    'The text does not seem to be in the language of the community. Script of the text: {script}. Expected: {expected}. Choose another community or check the text.',
  'language-taken':
    'This post already exists in that language: “{title}”. Choose another community.',
  'language-drafted':
    'A translation into that language has been started already. Choose another community.',
  'alternative-text-missing':
    '{count, plural, one {A picture has no alternative text. Describe it in a few words for people who cannot see it.} other {# pictures have no alternative text. Describe them in a few words for people who cannot see them.}}',
  'heading-level-skipped': 'The heading “{heading}” skips a level. Make it one level larger.',
  'sentences-long':
    '{count, plural, one {One sentence is long for someone who reads in a second language: “{sentence}”.} other {# sentences are long for someone who reads in a second language. The first: “{sentence}”.}} Try to stay below {maxWords, number} words.',
  duplicate: 'There is already a post with almost the same title: “{title}”.',
  'picture-small':
    'A picture is small ({width} × {height} pixels) and may look blurred. Better: at least {minWidth} × {minHeight}.',
  'phone-in-text':
    'The text contains a phone number: {phone}. Enter it in the phone field, too, so that readers can call with one tap.',
  'email-in-text':
    'The text contains an email address: {email}. Enter it in the email field, too, so that readers can write with one tap.',
  'price-in-text':
    'The text contains a price: {found}. Enter it in the price field, too, so that it is shown in lists.',
  'translation-missing':
    'This pinned article is at the top of lists in every language. Not translated yet: {languages}.',
  'translations-incomplete':
    'This article is translated, but not into all languages. Not translated yet: {languages}.',
  'scam-words':
    'The text contains words that scams often use: {words}. Read it carefully. Readers see a safety note.',
  'price-low':
    'The price, {price, number}, is far below {usual, number}, the usual one of this category. Check it. Readers see a safety note.',
};

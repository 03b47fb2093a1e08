import { siteFeedPath } from '../addresses/feed.ts';
import { hubFeedPath, hubs, hubTypes } from '../addresses/hubs.ts';
import { listPath, localisedPath } from '../addresses/links.ts';
import { HSDS_PATH, OEMBED_PATH } from '../addresses/open-data-paths.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { readBrand } from '../brand/brand.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { isTimed, kindNames } from '../kinds.ts';
import { languageCodes, languages } from '../languages.ts';
import { licenceText } from './licence.ts';
import { openResponse } from './response.ts';

/**
 * What the site is, and where programs find its posts, for those that read pages on behalf of people. In
 * English, as its format is: https://llmstxt.org
 */
export function loader(): Response {
  const brand = readBrand();
  const { kinds } = messagesFor('en', brand.name);
  const url = (path: string) => publicUrlOf('en', path);
  const lines = [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
    '',
    'Posts are written for migrants, in the languages of their communities. Every page can be read without signing in and without scripts. Posts say on which date an editor last checked them: facts without a recent date may have changed.',
    '',
    '## Posts',
    '',
    ...kindNames.map((kind) => {
      const { listTitle, lead } = kinds[kind];
      return `- [${listTitle}](${url(listPath(kind))}): ${lead}`;
    }),
    '',
    '## Languages of the site',
    '',
    ...languageCodes.map(
      (code) => `- [${languages[code].nativeName}](${publicUrlOf(code, '/')}): \`${code}\``,
    ),
    '',
    '## For programs',
    '',
    '- Markdown: the address of any post, followed by `.md`',
    `- Search: \`${url('/search')}?q={words}\``,
    `- [Feed of everything new](${url(siteFeedPath('xml'))}), also as [JSON Feed](${url(siteFeedPath('json'))}); of a list: its address followed by \`.xml\` or \`.json\`, with its filters, such as \`${url(listPath('business'))}.xml?city=dubai\``,
    ...hubTypes.map(
      (type) =>
        `- Feed of one of the ${hubs[type].segment}: \`${decodeURIComponent(url(hubFeedPath(type, '{slug}')))}\`, also \`feed.json\` and \`calendar.ics\``,
    ),
    `- Calendars: ${kindNames
      .filter(isTimed)
      .map((kind) => `[${kinds[kind].listTitle}](${url(listPath(kind))}.ics)`)
      .join(', ')}, with the filters of these lists`,
    `- [Directory of businesses as Open Referral HSDS 3](${url(HSDS_PATH)})`,
    `- oEmbed: \`${url(OEMBED_PATH)}?url={address}&format=json\``,
    `- [Sitemap](${url('/sitemap.xml')})`,
    `- In another language: the same paths after its code, such as \`${url(localisedPath('ar', listPath('event')))}\``,
    '',
    '## Licence of the data',
    '',
    licenceText(brand),
    '',
  ];
  return openResponse(lines.join('\n'), 'text/plain; charset=utf-8');
}

import { localisedPath, markdownPath } from '../../addresses/links.ts';
import { withOffset } from '../../i18n/with-offset.ts';
import { postBreadcrumb } from '../../posts/breadcrumb.ts';
import { cutOff } from '../../posts/cut-off.ts';
import type { PostView } from '../../posts/post-view.server.ts';
import { breadcrumbList } from '../../posts/structured-data/breadcrumb-list.ts';
import { postStructuredData } from '../../posts/structured-data/post-structured-data.ts';
import type { MetadataContext, PageMetadata } from '../metadata/page-metadata.ts';
import { groupAddresses } from './group-addresses.ts';
import { translationPath } from './translation-path.ts';

/** Maximum length of a title made of the first words of a text. */
const MAX_TITLE_LENGTH = 60;

/** The metadata of a post's page. The title of an untitled post is its first words. */
export function postMetadata(
  view: Omit<PostView, 'description' | 'related'>,
  context: MetadataContext,
): PageMetadata {
  const { messages, language, path, publicUrl } = context;
  const { post, excerpt, timeZone } = view;
  const { machineTranslation } = post.translation;
  // The page of the original is the one to be found.
  const isOnDemand = machineTranslation !== null && machineTranslation !== 'offered';
  const addresses = isOnDemand ? { pathIn: null, noindex: true } : groupAddresses(post, language);
  const { canonicalLanguage = language }: Partial<PageMetadata> = addresses;
  const url = new URL(localisedPath(canonicalLanguage, path), publicUrl).href;
  const { singular, lead } = messages.kinds[post.kind];
  return {
    title: post.title ?? firstWords(excerpt) ?? `${singular} ${post.id}`,
    description: excerpt || lead,
    ...addresses,
    picture: post.picture,
    otherFormats: isOnDemand ? [] : [{ type: 'text/markdown', path: markdownPath(post) }],
    oembed: !isOnDemand,
    dates: {
      published: withOffset(post.createdAt, timeZone),
      modified: post.updatedAt && withOffset(post.updatedAt, timeZone),
    },
    structuredData: [
      ...(isOnDemand
        ? []
        : postStructuredData({
            ...view,
            url,
            translations: post.translation.translations.map((each) => ({
              url: new URL(translationPath(each, language), publicUrl).href,
              inLanguage: each.contentLanguage.code,
              isSource: each.isSource,
            })),
            placeFormat: { language, separator: messages.listSeparator },
          })),
      breadcrumbList(
        [...postBreadcrumb(post, context), { label: post.title ?? messages.card.untitled }],
        publicUrl,
      ),
    ],
  };
}

function firstWords(text: string): string | null {
  const characters = [...text];
  if (characters.length <= MAX_TITLE_LENGTH) return text || null;
  const truncated = characters.slice(0, MAX_TITLE_LENGTH).join('');
  return `${cutOff(truncated.slice(0, truncated.lastIndexOf(' ')))}…`;
}

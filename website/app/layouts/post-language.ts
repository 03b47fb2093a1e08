import { useLocation } from 'react-router';
import { filteredPath } from '../addresses/filters.ts';

const languageCode = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/**
 * Returns a function that adds the language of posts that this page is limited to to the address of
 * another page that can be limited. So it stays chosen from page to page, and is stored nowhere.
 */
export function usePostLanguage(): (href: string) => string {
  const { search } = useLocation();
  const community = new URLSearchParams(search).get('community') ?? '';
  if (!languageCode.test(community)) return (href) => href;
  return (href) => filteredPath(href, { community });
}

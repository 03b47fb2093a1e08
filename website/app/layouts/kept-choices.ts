import { useLocation } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { filteredPath } from '../addresses/filters.ts';

const languageCode = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/**
 * Returns a function that adds what was chosen on this page to the address of another one: the
 * language that posts are limited to and, for a list, its form. So both stay chosen from page to
 * page, and are stored nowhere.
 */
export function useKeptChoices(): (href: string) => string {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const code = parameters.get('community') ?? '';
  const community = languageCode.test(code) ? code : undefined;
  const view = parameters.get('view') === 'compact' ? 'compact' : undefined;
  return (href) =>
    filteredPath(href, { community, view: readAddress(href).kind ? view : undefined });
}

import { hasNear, type Kind, kindNames } from '../kinds.ts';
import { readAddress } from './address.ts';
import { listPath } from './links.ts';

/** The path of the page that lists posts of a kind by their distance, without language prefix. */
export function nearPath(kind: Kind): string {
  return `/near${listPath(kind)}`;
}

/** The kind whose posts such a page lists; null for any other path. */
export function nearKindOf(pathname: string): Kind | null {
  const { path } = readAddress(pathname);
  return kindNames.find((kind) => hasNear(kind) && nearPath(kind) === path) ?? null;
}

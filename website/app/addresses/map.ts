import { hasMap, type Kind, kindNames } from '../kinds.ts';
import { readAddress } from './address.ts';
import { listPath } from './links.ts';

/** The path of the page that shows a list of a kind on a map, without language prefix. */
export function mapPath(kind: Kind): string {
  return `/map${listPath(kind)}`;
}

/** The kind whose posts such a page shows; null for any other path. */
export function mapKindOf(pathname: string): Kind | null {
  const { path } = readAddress(pathname);
  return kindNames.find((kind) => hasMap(kind) && mapPath(kind) === path) ?? null;
}

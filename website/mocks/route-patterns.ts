import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';
import { patternsOf } from '../server/canonical-path.ts';

/**
 * The path patterns of all routes, from the sources; the built site has them from its server build.
 */
export function routePatterns(): string[] {
  return patternsOf(Object.fromEntries(routes.flatMap((route) => flatten(route))));
}

function flatten(
  { id, file, path, children = [] }: RouteConfigEntry,
  parentId?: string,
): [string, { path: string | undefined; parentId: string | undefined }][] {
  const name = id ?? file;
  return [[name, { path, parentId }], ...children.flatMap((child) => flatten(child, name))];
}

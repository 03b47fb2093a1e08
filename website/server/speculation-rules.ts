/**
 * Pages that browsers may fetch ahead when a visitor is about to follow a link, as JSON. Who is
 * sparing (`sparing.ts`) is not told of it.
 * @param formPaths of pages with a form, which are made for each visitor and left alone
 */
export function speculationRules(formPaths: readonly string[]): string {
  const excluded = ['/*.ics', '/*.xml', '/-/*', ...formPaths.map((path) => `${path}*`)];
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...excluded.map((path) => ({ not: { href_matches: path } })),
            { not: { selector_matches: '[download], [rel~=nofollow]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/**
 * Speculation rules as JSON: pages that browsers may prefetch when a visitor is about to follow a
 * link. Visitors who prefer reduced data (`save-data.ts`) get none.
 * @param formPaths paths of pages with a form, which are rendered for each visitor; excluded
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
            // A prefetched post would not be counted as opened; see search-counter.ts.
            { not: { selector_matches: '[data-search-results] a' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/**
 * A readable slug in the title's own script: keeps letters, marks and digits, replaces the rest by hyphens.
 * @param title any text
 * @returns at most 80 characters, cut between words if possible; empty if nothing is left
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    // Lower-casing the Turkish İ leaves its dot as a combining mark.
    .replace(/i\u0307/g, 'i')
    // Apostrophes and zero-width joiners do not separate words.
    .replace(/['’ʼ\u200b-\u200d]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= 80) return slug;
  const cut = slug.slice(0, 81);
  const end = cut.lastIndexOf('-');
  return end > 20
    ? cut.slice(0, end)
    : [...new Intl.Segmenter().segment(slug)]
        .map((part) => part.segment)
        .slice(0, 60)
        .join('');
}

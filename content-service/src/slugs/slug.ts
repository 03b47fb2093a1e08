/** Long enough for a title, short enough for a message; the type allows 200. */
const MAX_LENGTH = 80;

/** Letters that are their own base letter in Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
};

/**
 * A slug from a title: its words in small letters with hyphens, without marks (é, Arabic vowels), in
 * the script of the title.
 * @returns empty if nothing is left, or only a number, which would be read as an id
 */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      // Marks of Latin letters; й and ё are letters of their own.
      .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
      // Apostrophes, Arabic vowel marks and the stretch are inside of words.
      .replace(/['’ʼ\u0640\u064b-\u0652\u0670]/g, '')
      .replace(/[ıøłđßæ]/g, (letter) => PLAIN[letter] ?? letter)
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}\u200c]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return /^\d*$/.test(slug) ? '' : slug;
}

/**
 * The first of a slug and its variants with a number (`-2`, `-3`) that is free.
 * @param isTaken whether there is a post, or was one, at a slug
 */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  let free = slug;
  for (let number = 2; await isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}

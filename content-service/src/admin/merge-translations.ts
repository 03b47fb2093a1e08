/** Texts by language and key. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Puts the texts of several parts of the panel together, by language. */
export function mergeTranslations(
  ...parts: Translations[]
): Record<string, Record<string, string>> {
  const languages = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      Object.assign({}, ...parts.map((part) => part[language])),
    ]),
  );
}

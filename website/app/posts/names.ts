/** A name by language code. */
export type Names = Readonly<Partial<Record<string, string>>>;

/** Something with a name, and with names in other languages if the content service has them. */
export type Named = { name: string; names?: Names | undefined };

/** The name in a language; the one name if there is none. */
export function nameIn({ name, names }: Named, language: string): string {
  return names?.[language] ?? name;
}

/** All names of something. */
export const namesOf = ({ name, names = {} }: Named): string[] => [
  name,
  ...Object.values(names).filter((each) => each !== undefined),
];

/** Orders named things by their names in a language, as its readers sort. @param locale BCP 47 tag */
export function byNameIn(language: string, locale: string): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => compare(nameIn(one, language), nameIn(other, language));
}

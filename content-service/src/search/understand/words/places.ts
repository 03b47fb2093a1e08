import { foldedWords } from './folded-words';

/** Words before or after a place that say "in" or "near"; dropped together with it. */
export const BEFORE_PLACE = foldedWords(`
  in at near around inside within the
  في داخل قرب
  در توی نزدیک
  в во на около возле у біля
  nahe bei
  لە
`);
export const AFTER_PLACE = foldedWords(`
  میں के में पास قریب کے
  دا
  civarı civarında yakınında içinde
`);

/** Words that say that somebody or something comes from a place: it is not where they search. */
export const BEFORE_ORIGIN = foldedWords(`
  from
  من
  از
  из с от з із зі від
  aus von
`);
export const AFTER_ORIGIN = foldedWords('سے से');

/** Names that are first names, too: places only after a preposition or beside what contains them. */
export const NAMES_OF_PEOPLE = foldedWords(`
  Jordan Georgia Chad Fatih Najma Nejma
  فاتح نجمة نجمه
  Фатих Наджма
`);

/** Names that are everyday words, too ("around me", "the country", "on"): places only beside what
 *  contains them, or as the whole query. */
export const EVERYDAY_NAMES = foldedWords(`
  البلد بلد شرق الشرق العليا السلامة النهضة النجمة السد الفاتح مطرح روي روله رولا حولي الحافة
  روی علیا
  Ролла ролл роллы
  Rui Dera
`);

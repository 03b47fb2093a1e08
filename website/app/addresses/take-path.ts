import type { Kind } from '../kinds.ts';

/** Where visitors choose what the file of a city holds, without language prefix. */
export const TAKE_PATH = '/take';

/** Where anybody can check a file that was passed on. */
export const TAKE_CHECK_PATH = '/take/check';

/** The public key that files are signed with, a JWK Set; the same in all languages. */
export const FILE_KEYS_PATH = '/.well-known/city-file-keys.json';

/** The kinds that a file may hold: what stays useful without a network. */
export const fileKinds = ['article', 'business', 'event', 'activity'] as const satisfies Kind[];

export type FileKind = (typeof fileKinds)[number];

export const fileFormats = ['html', 'epub'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** What a file holds. */
export type FileChoice = { kinds: readonly FileKind[]; hasPictures: boolean };

/** What the form and the addresses say, in the order of the address. */
export const takeParameters = ['city', 'language', 'kinds', 'pictures'] as const;

/** The value of `pictures` for a file without them. */
export const WITHOUT_PICTURES = 'no';

/** The page of a city's file, which says how large it is, without language prefix. */
export function takePath(city: string, choice?: FileChoice): string {
  return `${TAKE_PATH}/${encodeURIComponent(city)}${choice ? takeQuery(choice) : ''}`;
}

/** The file itself. E-books are always without pictures. */
export function takeFilePath(city: string, format: FileFormat, choice?: FileChoice): string {
  const query = choice ? takeQuery(format === 'epub' ? withPictures(choice) : choice) : '';
  return `${TAKE_PATH}/${encodeURIComponent(city)}/file.${format}${query}`;
}

/** The format of the file at a path without language prefix; null for any other path. */
export function fileFormatOf(path: string): FileFormat | null {
  return fileFormats.find((format) => path === takeFilePath(cityIn(path), format)) ?? null;
}

/**
 * Whether visitors who save data get something else at a path without language prefix: the file without
 * pictures, and on its page the size of that.
 */
export const isLessWithSaveData = (path: string): boolean =>
  path === takePath(cityIn(path)) || fileFormatOf(path) === 'html';

/** What an address says of a file: kinds once or several times; none, or unknown ones, mean all. */
export function readTakeChoice(query: URLSearchParams): FileChoice {
  const requested = query.getAll('kinds').flatMap((names) => names.split(','));
  const chosen = fileKinds.filter((kind) => requested.includes(kind));
  return {
    kinds: chosen.length > 0 ? chosen : fileKinds,
    hasPictures: query.get('pictures') !== WITHOUT_PICTURES,
  };
}

/** A choice as an address says it, with its `?`; empty for everything. */
export function takeQuery({ kinds, hasPictures }: FileChoice): string {
  const query = new URLSearchParams();
  if (kinds.length < fileKinds.length) query.set('kinds', kinds.join(','));
  if (!hasPictures) query.set('pictures', WITHOUT_PICTURES);
  // Commas separate in a query as they are; encoded they would only be longer.
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
}

const withPictures = (choice: FileChoice): FileChoice => ({ ...choice, hasPictures: true });

function cityIn(path: string): string {
  const [, , city = ''] = path.split('/');
  try {
    return decodeURIComponent(city);
  } catch {
    return city;
  }
}

import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath } from '../addresses/links.ts';
import {
  type FileFormat,
  fileFormatOf,
  readTakeChoice,
  takeFilePath,
} from '../addresses/take-path.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { readFiles } from '../city-file/file-cache.server.ts';
import { fileStyle } from '../city-file/file-style.server.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { readHub } from '../content/reference.server.ts';
import { messagesFor } from '../i18n/language.ts';
import type { LanguageCode } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import type { Route } from './+types/city-file';
import { notFoundResponse, unavailableResponse } from './response.ts';

const contentTypes: Record<FileFormat, string> = {
  html: 'text/html; charset=utf-8',
  epub: 'application/epub+zip',
};

/** The file of a city, as a page or as an e-book; its name is that of the download. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const { language, path } = readAddress(pathname);
  const format = fileFormatOf(path);
  if (!format) return notFoundResponse();
  try {
    const city = await readHub('city', params.city);
    if (!city) return notFoundResponse();
    const choice = readTakeChoice(searchParams);
    const canonical = localisedPath(language, takeFilePath(city.slug, format, choice));
    if (redirectTo(pathname + search, canonical)) return redirect(canonical);
    const files = await readFiles({ city, language, choice });
    return new Response(new Uint8Array(files[format]), {
      headers: {
        'Content-Type': contentTypes[format],
        'Content-Disposition': `inline; filename="${fileNameOf(city.slug, language, format)}"`,
        'X-Robots-Tag': 'noindex',
        // Its styles are inside, which the policy of the site's pages does not allow.
        ...(format === 'html' && {
          'Content-Security-Policy': `${fileStyle.policy}; frame-ancestors 'none'`,
        }),
      },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('making the file of a city', error);
    const { title, text } = messagesFor(language, nameIn(language)).errors.unavailable;
    return unavailableResponse(`${title}. ${text}`);
  }
}

const nameIn = (language: LanguageCode) => brandIn(readBrand(), language).name;

/** The site, the city and the language, in letters that every system takes: `site-dubai-ar.html`. */
function fileNameOf(city: string, language: LanguageCode, format: FileFormat): string {
  const parts = [readBrand().name, city, language].map((part) => part.replace(/[^\w-]+/g, ''));
  return `${parts.filter(Boolean).join('-').toLowerCase()}.${format}`;
}

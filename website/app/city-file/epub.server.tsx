import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../brand/brand.ts';
import { languages } from '../languages.ts';
import { nameIn } from '../posts/names.ts';
import { CityBody } from './city-body.server.tsx';
import type { CityFile } from './city-file.ts';
import { contentsOf } from './contents.server.tsx';
import style from './e-book.css?raw';
import { type ZipEntry, zipOf } from './zip.server.ts';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/**
 * The e-book of a city: EPUB 3 with one chapter document, without pictures. Its signature is the comment of
 * the archive, which the caller appends.
 */
export function epubOf(file: CityFile, brand: Brand, madeAt: Date, commentLength: number): Buffer {
  const title = file.messages.take.titleOf(nameIn(file.city, file.language));
  const entry = (name: string, text: string): ZipEntry => ({ name, content: Buffer.from(text) });
  return zipOf(
    [
      // First and not compressed, so that the type can be read at the beginning of the file.
      { ...entry('mimetype', 'application/epub+zip'), isStored: true },
      entry('META-INF/container.xml', CONTAINER),
      entry('EPUB/package.opf', packageDocument(file, brand, title, madeAt)),
      entry('EPUB/nav.xhtml', xhtml(file, title, <Navigation file={file} title={title} />)),
      entry(
        'EPUB/city.xhtml',
        xhtml(
          file,
          title,
          <>
            <h1>{title}</h1>
            <CityBody file={file} hasCode={false} />
          </>,
        ),
      ),
      entry('EPUB/style.css', style),
    ],
    commentLength,
  );
}

function packageDocument(file: CityFile, brand: Brand, title: string, madeAt: Date): string {
  const { language, city, renewAddress } = file;
  const { direction } = languages[language];
  const modified = madeAt.toISOString().replace(/\.\d+/, '');
  const text = (words: string) => renderToStaticMarkup(words);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${text(`${renewAddress.href}#${modified}`)}</dc:identifier>
<dc:title>${text(title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:publisher>${text(brand.name)}</dc:publisher>
<dc:subject>${text(nameIn(city, language))}</dc:subject>
<dc:date>${modified}</dc:date>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="city" href="city.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
</manifest>
<spine page-progression-direction="${direction}"><itemref idref="city"/></spine>
</package>`;
}

function xhtml(file: CityFile, title: string, body: ReactNode): string {
  const { direction, script } = languages[file.language];
  const markup = renderToStaticMarkup(
    <>
      <head>
        <title>{title}</title>
        <link rel="stylesheet" href="style.css" />
      </head>
      <body data-script={script}>{body}</body>
    </>,
  );
  const { language } = file;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">${markup}</html>`;
}

/** The table of contents of the reading program. */
function Navigation({ file, title }: { file: CityFile; title: string }) {
  return (
    <nav {...{ 'epub:type': 'toc' }} id="toc">
      <h1>{title}</h1>
      <ol>
        {contentsOf(file).map(({ id, title: entryTitle }) => (
          <li key={id}>
            <a href={`city.xhtml#${id}`}>{entryTitle}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

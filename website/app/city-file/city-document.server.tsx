import type { Brand } from '../brand/brand.ts';
import { languageNames } from '../i18n/language-names.ts';
import { languages } from '../languages.ts';
import { nameIn } from '../posts/names.ts';
import { QrCode } from '../ui/qr-code/qr-code.tsx';
import type { QrPath } from '../ui/qr-code/qr-path.ts';
import { CheckNote } from './check-note.server.tsx';
import { CityBody } from './city-body.server.tsx';
import type { CityFile } from './city-file.ts';
import { fileStyle } from './file-style.server.ts';

type CityDocumentProps = {
  file: CityFile;
  brand: Brand;
  /** Of the address where there is a newer one. */
  code: QrPath;
  /** The line that the signature is put after; null if the site has no key. */
  signatureLine: string | null;
};

/** The one HTML file of a city: styles and pictures inside, no script, nothing from elsewhere. */
export function CityDocument({ file, brand, code, signatureLine }: CityDocumentProps) {
  const { language, messages, city } = file;
  const { direction, script, locale } = languages[language];
  const title = messages.take.titleOf(nameIn(city, language));
  return (
    <html lang={language} dir={direction} data-script={script}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={fileStyle.policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${brand.name}`}</title>
        <style>{fileStyle.css}</style>
      </head>
      <body>
        <header className="top">
          <div>
            <p className="small">
              {[brand.name, languageNames([language], locale), file.date].join(' · ')}
            </p>
            <h1>{title}</h1>
          </div>
          <QrCode code={code} label={messages.take.file.qrCode} />
        </header>
        <main>
          <CityBody file={file} hasCode />
        </main>
        <CheckNote file={file} signatureLine={signatureLine} />
      </body>
    </html>
  );
}

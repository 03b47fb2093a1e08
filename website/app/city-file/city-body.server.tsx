import { Interpolate } from '../i18n/interpolate.tsx';
import { formatList } from '../i18n/list.ts';
import { formatNumber } from '../i18n/number.ts';
import { languages } from '../languages.ts';
import type { CityFile } from './city-file.ts';
import { Contents } from './contents.server.tsx';
import { Emergency } from './emergency.server.tsx';
import { FileSection } from './file-section.server.tsx';

type CityBodyProps = {
  file: CityFile;
  /** Whether there is a QR code above it, of the address where there is a newer one. */
  hasCode: boolean;
};

/** All of a file but its head and its signature: in HTML and in an e-book. */
export function CityBody({ file, hasCode }: CityBodyProps) {
  const { messages } = file;
  const words = messages.take.file;
  return (
    <>
      <p>
        <Interpolate text={words.asOf} date={<b>{file.dateAndTime}</b>} />{' '}
        <Interpolate
          text={hasCode ? words.renew : words.renewByAddress}
          address={
            <a href={file.renewAddress.href}>
              <bdi dir="ltr">{file.renewAddress.text}</bdi>
            </a>
          }
        />
      </p>
      <LeftOut file={file} />
      {file.emergency && <Emergency file={file} emergency={file.emergency} />}
      <Contents file={file} />
      {file.sections.map((section) => (
        <FileSection key={section.kind} file={file} section={section} />
      ))}
    </>
  );
}

/** What is not in the file although it was asked for. */
function LeftOut({ file: { failed, droppedCount, language, messages } }: { file: CityFile }) {
  const { leftOut, dropped } = messages.take;
  const { locale } = languages[language];
  const names = failed.map((kind) => messages.kinds[kind].listTitle);
  return (
    <>
      {names.length > 0 && (
        <p>
          <b>{leftOut(formatList(names, locale))}</b>
        </p>
      )}
      {droppedCount > 0 && <p>{dropped(formatNumber(droppedCount, locale))}</p>}
    </>
  );
}

import { Interpolate } from '../i18n/interpolate.tsx';
import type { CityFile } from './city-file.ts';

type CheckNoteProps = { file: CityFile; signatureLine: string | null };

/** Where anybody can check whether the file was changed, and the line with its signature. */
export function CheckNote({ file, signatureLine }: CheckNoteProps) {
  if (!signatureLine) return null;
  const { checkAddress, messages } = file;
  return (
    <footer>
      <p>
        <Interpolate
          text={messages.take.file.check}
          address={
            <a href={checkAddress.href}>
              <bdi dir="ltr">{checkAddress.text}</bdi>
            </a>
          }
        />
      </p>
      <p dir="ltr">
        <code>{signatureLine}</code>
      </p>
    </footer>
  );
}

import { type FileChoice, type FileKind, takeFilePath } from '../../addresses/take-path.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { formatList } from '../../i18n/list.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { Place } from '../../posts/post.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './ready-file.module.css';

type ReadyFileProps = {
  city: Place;
  choice: FileChoice;
  file: {
    madeAt: Date;
    timeZone: string;
    counts: { kind: FileKind; count: number }[];
    failed: readonly FileKind[];
    droppedCount: number;
    bytes: { html: number; epub: number };
  };
};

/** When the file was made, what is in it, and the links that load it, with their sizes. */
export function ReadyFile({ city, choice, file }: ReadyFileProps) {
  const { locale, link, messages } = useLanguage();
  const { take } = messages;
  const { madeAt, timeZone, counts, failed, droppedCount, bytes } = file;
  const names = failed.map((kind) => messages.kinds[kind].listTitle);
  const path = (format: 'html' | 'epub') => link(takeFilePath(city.slug, format, choice));
  const size = (length: number) => formatBytes(length, locale, take.size);
  return (
    <section className={styles.file} aria-labelledby="file">
      <h2 id="file">{take.ready.title}</h2>
      <p>
        <Interpolate
          text={take.file.asOf}
          date={
            <time dateTime={madeAt.toISOString()}>{formatDateTime(madeAt, locale, timeZone)}</time>
          }
        />
      </p>
      <ul className={styles.contents}>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            {messages.kinds[kind].listTitle} <b>{formatNumber(count, locale)}</b>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <Notice tone="warning">{take.leftOut(formatList(names, locale))}</Notice>
      )}
      {droppedCount > 0 && <p>{take.dropped(formatNumber(droppedCount, locale))}</p>}
      <p className={styles.links}>
        <LinkButton href={path('html')} download="" rel="nofollow" {...withIcon('article')}>
          {take.ready.download(size(bytes.html))}
        </LinkButton>{' '}
        <LinkButton variant="outline" href={path('html')} rel="nofollow">
          {take.ready.open}
        </LinkButton>{' '}
        <LinkButton variant="outline" href={path('epub')} download="" rel="nofollow">
          {take.ready.epub(size(bytes.epub))}
        </LinkButton>
      </p>
      <p className={styles.hint}>{take.ready.passOn}</p>
    </section>
  );
}

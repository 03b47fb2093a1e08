import type { ReactNode } from 'react';
import { kindNames, kinds } from '../kinds.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Chip, Chips } from '../ui/chip/chip.tsx';
import { ChipRow } from '../ui/chip/chip-row.tsx';
import { DarkPanel } from '../ui/dark-panel/dark-panel.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorIllustration } from '../ui/error-illustration/error-illustration.tsx';
import { Icon, withIcon } from '../ui/icon/icon.tsx';
import { Mark } from '../ui/mark/mark.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Placeholder } from '../ui/placeholder/placeholder.tsx';
import { QrCode } from '../ui/qr-code/qr-code.tsx';
import type { QrPath } from '../ui/qr-code/qr-path.ts';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { SectionHeader } from '../ui/section-header/section-header.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Star } from '../ui/star/star.tsx';
import { StoreButtons } from '../ui/store-buttons/store-buttons.tsx';
import { SectionList } from '../ui/table-of-contents/section-list.tsx';
import { TableOfContents } from '../ui/table-of-contents/table-of-contents.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import { FormExamples } from './form-examples.tsx';
import styles from './parts.module.css';
import type { Sample } from './samples.ts';

export type ExampleProps = {
  sample: Sample;
  /** Makes the ids of this panel its own. */
  id: string;
  qrCode: QrPath;
};

/** The states of every part, by its folder in `ui/`; a test misses a folder without an example. */
export const examples: Record<string, (props: ExampleProps) => ReactNode> = {
  breadcrumbs: ({ sample: { word, words, longText } }) => (
    <>
      <Breadcrumbs label={word} crumbs={[{ label: word, href: '#' }, { label: words }]} />
      <Breadcrumbs
        label={words}
        crumbs={[{ label: word, href: '#1' }, { label: words, href: '#2' }, { label: longText }]}
      />
    </>
  ),
  button: ({ sample: { word, longText } }) => (
    <>
      {(['primary', 'accent', 'outline', 'text', 'danger'] as const).map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{word}</Button>
          <Button variant={variant} small>
            {word}
          </Button>
          <Button variant={variant} {...withIcon('share')}>
            {word}
          </Button>
          <LinkButton
            variant={variant}
            href="#"
            {...withIcon('arrow', { small: true, mirrored: true, after: true })}
          >
            {word}
          </LinkButton>
          <Button variant={variant} disabled>
            {word}
          </Button>
        </div>
      ))}
      <Button>{longText}</Button>
    </>
  ),
  chip: ({ sample: { word, words, longText } }) => (
    <>
      <ChipRow
        label={words}
        chips={[word, words, longText].map((text, index) => ({
          href: `#chip-${index}`,
          content: text,
          isCurrent: index === 1,
        }))}
      />
      <Chips>
        {[word, words, longText].flatMap((text) => [
          <li key={text}>
            <Chip href="#">{text}</Chip>
          </li>,
          <li key={`${text} selected`}>
            <Chip href="#" selected {...withIcon('close', { small: true, after: true })}>
              {text}
            </Chip>
          </li>,
          <li key={`${text} tinted`}>
            <Chip href="#" tinted {...withIcon('close', { small: true, after: true })}>
              {text}
            </Chip>
          </li>,
        ])}
      </Chips>
    </>
  ),
  'dark-panel': ({ sample: { words, sentence } }) => (
    <>
      {(['start', 'centre'] as const).map((overlay) => (
        <DarkPanel key={overlay} overlay={overlay} className={styles.darkPanel}>
          <div>
            <h3>{words}</h3>
            <p>{sentence}</p>
          </div>
        </DarkPanel>
      ))}
    </>
  ),
  'empty-state': ({ sample: { word, words, longText } }) => (
    <>
      <EmptyState title={words} />
      <EmptyState title={longText}>
        <LinkButton href="#">{word}</LinkButton>
      </EmptyState>
    </>
  ),
  'error-illustration': () => (
    <DarkPanel overlay="centre" className={styles.darkPanel}>
      <ErrorIllustration />
    </DarkPanel>
  ),
  form: ({ sample, id }) => <FormExamples sample={sample} id={id} />,
  icon: ({ sample: { word } }) => (
    <div className={styles.row}>
      <Icon name="search" />
      <Icon name="search" small />
      <Icon name="arrow" />
      <Icon name="arrow" mirrored />
      <span className={styles.row}>
        <Icon name="clock" small />
        {word}
      </span>
    </div>
  ),
  mark: () => <Mark className={styles.mark} />,
  notice: ({ sample: { word, words, sentence, longText } }) => (
    <>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={words}>
          <p>
            {sentence} <a href="#1">{word}</a>
          </p>
        </Notice>
      ))}
      <Notice tone="info" icon="bell">
        {longText}
      </Notice>
    </>
  ),
  pagination: ({ sample: { word, words } }) => (
    <>
      {[1, 10, 20].map((page) => (
        <Pagination
          key={page}
          page={page}
          pageCount={20}
          hrefOf={(number) => `#${number}`}
          formatNumber={String}
          labels={{
            pages: `${words} ${page}`,
            previous: word,
            next: word,
            page: (number) => `${word} ${number}`,
          }}
        />
      ))}
    </>
  ),
  placeholder: () => (
    <div className={styles.tiles}>
      {kindNames.map((kind) => (
        <div key={kind} className={styles.tile} data-kind={kind}>
          <Placeholder icon={kinds[kind].icon} />
        </div>
      ))}
    </div>
  ),
  'qr-code': ({ sample: { words }, qrCode }) => (
    <QrCode code={qrCode} label={words} className={styles.qrCode} />
  ),
  'search-field': ({ sample: { word, words, longText }, id }) => (
    <>
      {['', longText].map((value) => (
        <SearchField
          key={value}
          action="#"
          id={`${id}-search${value && '-filled'}`}
          name="q"
          labels={{ field: words, placeholder: words, submit: word }}
          value={value}
        />
      ))}
    </>
  ),
  'section-header': ({ sample: { word, words, sentence, longText }, id }) => (
    <>
      <SectionHeader id={`${id}-plain`} title={words} />
      <SectionHeader
        id={`${id}-full`}
        title={words}
        lead={sentence}
        icon="article"
        hue="article"
        action={
          <LinkButton
            variant="text"
            href="#"
            {...withIcon('arrow', { small: true, mirrored: true, after: true })}
          >
            {word}
          </LinkButton>
        }
      />
      <SectionHeader id={`${id}-long`} title={longText} lead={longText} />
    </>
  ),
  spinner: ({ sample: { words } }) => <Spinner label={words} />,
  star: () => (
    <div className={styles.row}>
      <Star icon="globe" />
      <Star icon="globe" large />
      {kindNames.map((kind) => (
        <Star key={kind} icon={kinds[kind].icon} hue={kind} />
      ))}
    </div>
  ),
  'store-buttons': ({ sample: { words, longText } }) => {
    const stores = [
      { href: '#ios', label: 'iOS', hint: words },
      { href: '#android', label: 'Android', hint: longText },
    ];
    return (
      <>
        <StoreButtons stores={stores} />
        <DarkPanel overlay="centre" className={styles.darkPanel}>
          <StoreButtons stores={stores} onDark />
        </DarkPanel>
      </>
    );
  },
  'table-of-contents': ({ sample: { words, sentence, longText } }) => (
    <>
      <TableOfContents
        title={words}
        sections={[
          { id: 'one', title: words },
          { id: 'two', title: sentence },
          { id: 'three', title: longText },
        ]}
      />
      <SectionList sections={[{ id: 'one', title: words }]} />
    </>
  ),
  'visually-hidden': ({ sample: { word, words } }) => (
    <p>
      {word} <span className={visuallyHidden.content}>{words}</span>
    </p>
  ),
};

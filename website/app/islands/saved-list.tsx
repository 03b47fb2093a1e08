import { OFFLINE_PATH, SAVED_CODE_PATH, SAVED_PATH } from '../addresses/offline-paths.ts';
import { browserLocales } from '../i18n/browser-locales.ts';
import { useLanguage } from '../i18n/language.ts';
import { kindNames } from '../kinds.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { ButtonChip, Chips } from '../ui/chip/chip.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Select } from '../ui/form/select.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import { Island } from './island.tsx';
import type { SavedListProperties } from './saved-list/saved-list-properties.ts';
import styles from './saved-list.module.css';

/** The posts saved in the visitor's browser, and taking them to another one. Only scripts show it. */
export function SavedList({ keepsPages }: { keepsPages: boolean }) {
  const { link, locale, messages } = useLanguage();
  const { saved, kinds } = messages;
  const { transfer, sort } = saved;
  const properties: SavedListProperties = {
    kinds: {
      ...Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].listTitle])),
      costs: messages.costs.title,
    },
    locales: browserLocales(locale),
    keepsPages,
    entryPages: [link(OFFLINE_PATH), link(SAVED_PATH), link('/')],
    labels: {
      all: saved.all,
      savedOn: saved.savedOn,
      removed: saved.removed,
      available: saved.available,
      spaceUsed: saved.spaceUsed,
      changed: saved.changed,
      gone: saved.gone,
      confirmRemoveAll: saved.removeAll.confirm,
      imported: transfer.imported,
      invalid: transfer.invalid,
      received: transfer.received,
      notLoaded: transfer.notLoaded,
      failed: saved.failed,
    },
  };
  return (
    <Island name="saved-list" properties={properties} className={styles.island}>
      <noscript>
        <Notice tone="info">
          <p>{saved.needsScript}</p>
        </Notice>
      </noscript>
      <div className={styles.received} data-part="received" role="status" hidden>
        <p data-part="receivedText" />
        <div className={styles.buttons}>
          <Button small data-part="addReceived">
            {transfer.add}
          </Button>
          <Button variant="text" small data-part="declineReceived">
            {messages.languages.decline}
          </Button>
        </div>
      </div>
      <div className={styles.tools} data-part="tools" hidden>
        <Chips data-part="kinds" aria-label={saved.kinds}>
          <template>
            <li>
              <ButtonChip />
            </li>
          </template>
        </Chips>
        <div data-part="sort" className={styles.sort}>
          <Select id="saved-sort" name="sort" label={sort.label}>
            <option value="newest">{sort.newest}</option>
            <option value="oldest">{sort.oldest}</option>
            <option value="title">{sort.title}</option>
          </Select>
        </div>
      </div>
      <p data-part="available" className={styles.available} hidden />
      <ul data-part="list" className={styles.list} />
      <template data-part="item">
        <SavedItem />
      </template>
      <div data-part="empty" tabIndex={-1} hidden>
        <EmptyState title={saved.empty.title}>
          <p>{saved.empty.text}</p>
        </EmptyState>
      </div>
      <section data-part="transfer" className={styles.transfer} aria-labelledby="transfer" hidden>
        <h2 id="transfer">{transfer.title}</h2>
        <p>{transfer.text}</p>
        <div className={styles.buttons}>
          <LinkButton href={link(SAVED_CODE_PATH)} variant="outline" small>
            {transfer.showCode}
          </LinkButton>
          <Button variant="outline" small data-part="saveFile">
            {transfer.exportFile}
          </Button>
          <Button variant="outline" small data-part="openFile">
            {transfer.importFile}
          </Button>
          <input
            type="file"
            accept=".json,application/json"
            data-part="file"
            aria-label={transfer.importFile}
            hidden
          />
        </div>
        <p role="status" data-part="status" />
        <p className={styles.hint}>{transfer.hint}</p>
        <Button variant="text" small data-part="removeAll">
          {saved.removeAll.action}
        </Button>
      </section>
    </Island>
  );
}

/** A saved post, which the script fills in. */
function SavedItem() {
  const { saved, card } = useLanguage().messages;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h2>
          <a href="/">{card.untitled}</a>
        </h2>
        <p className={styles.meta} data-meta="" />
        <p className={styles.change} data-change="" hidden />
        <Button variant="text" small>
          {saved.remove}
          <span className={visuallyHidden.content}>
            {': '}
            <bdi data-title="" />
          </span>
        </Button>
      </div>
      <div className={styles.picture} data-picture="" />
    </li>
  );
}

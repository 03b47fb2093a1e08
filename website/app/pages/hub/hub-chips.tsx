import { filteredPath } from '../../addresses/filters.ts';
import { hubPath } from '../../addresses/hubs.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { kindNames, kinds } from '../../kinds.ts';
import { type Hub, hubFilter } from '../../posts/hub.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import { ChipRow } from '../../ui/chip/chip-row.tsx';
import styles from './hub-chips.module.css';

/** Links to the lists of all kinds, limited to a hub. */
export function KindChips({ hub }: { hub: Hub }) {
  const { messages, link } = useLanguage();
  return (
    <ChipRow
      label={messages.search.kinds}
      chips={kindNames.map((kind) => ({
        href: filteredPath(link(listPath(kind)), hubFilter(hub)),
        isCurrent: false,
        icon: kinds[kind].icon,
        content: messages.kinds[kind].listTitle,
      }))}
    />
  );
}

/** Links to hubs of one type; nothing if there are none. */
export function OtherHubs({ hubs }: { hubs: readonly Hub[] }) {
  const { language, locale, messages, link } = useLanguage();
  const [first] = hubs;
  if (!first) return null;
  const title = first.type === 'city' ? messages.hubs.cities : messages.hubs.communities;
  return (
    <section aria-labelledby="other-hubs" className={styles.others}>
      <h2 id="other-hubs" className={styles.title}>
        {title}
      </h2>
      <ChipRow
        label={title}
        chips={hubs.toSorted(byNameIn(language, locale)).map((hub) => ({
          href: link(hubPath(hub.type, hub.slug)),
          isCurrent: false,
          content: <bdi>{nameIn(hub, language)}</bdi>,
        }))}
      />
    </section>
  );
}

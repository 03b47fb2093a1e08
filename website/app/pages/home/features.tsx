import { COSTS_PATH } from '../../addresses/costs-path.ts';
import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type Kind, kinds, type QuestionName } from '../../kinds.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import { withStar } from '../../ui/star/star.tsx';
import type { OfferedQuestion } from '../list/ready-questions.server.ts';
import styles from './features.module.css';
import home from './home.module.css';

type Feature = {
  name: keyof Messages['home']['features'];
  kind: Kind;
  icon?: IconName;
  /** The ready question that it links to, if posts answer it; else it links to the list. */
  question?: QuestionName;
};

/** The features: the kind each links to, and an icon if it is not the one of the kind. */
const features: readonly Feature[] = [
  { name: 'questions', kind: 'forum' },
  { name: 'cost', kind: 'article', icon: 'cost' },
  { name: 'businesses', kind: 'business' },
  { name: 'events', kind: 'event' },
  { name: 'market', kind: 'marketplace' },
  { name: 'together', kind: 'activity', icon: 'group', question: 'together' },
];

/** Kinds whose ready questions features link to. */
export const questionKinds: readonly Kind[] = features.flatMap(({ kind, question }) =>
  question ? [kind] : [],
);

type FeaturesProps = {
  /** Ready questions of lists that have answers. */
  questions: readonly OfferedQuestion[];
  /** Whether the content service says what a month costs. */
  hasCosts: boolean;
};

/** The product's features. */
export function Features({ questions, hasCosts }: FeaturesProps) {
  const { messages, link } = useLanguage();
  return (
    <section className={home.section} aria-labelledby="features" data-defer-layout>
      <SectionHeader
        id="features"
        title={messages.home.featuresTitle}
        lead={messages.home.featuresLead}
      />
      <ul className={styles.features}>
        {features.map(({ name, kind, icon, question }) => {
          const offered = questions.find((each) => each.kind === kind && each.name === question);
          const { title, text, link: label } = messages.home.features[name];
          const href =
            name === 'cost' && hasCosts
              ? link(COSTS_PATH)
              : filteredPath(link(listPath(kind)), offered?.filters ?? {});
          return (
            <li key={name} {...withStar(icon ?? kinds[kind].icon, icon ? undefined : kind)}>
              <h3>{title}</h3>
              <p>{text}</p>
              <a href={href} {...withIcon('arrow', { small: true, mirrored: true, after: true })}>
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

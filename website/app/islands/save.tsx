import { hubPath } from '../addresses/hubs.ts';
import { postPath } from '../addresses/links.ts';
import { OFFLINE_PATH, SAVED_PATH } from '../addresses/offline-paths.ts';
import { useLanguage } from '../i18n/language.ts';
import { languageAttributes } from '../languages.ts';
import type { PostToSave } from '../offline/saved-posts.ts';
import type { PostFacts } from '../posts/facts/fact.ts';
import { withIcon } from '../ui/icon/icon.tsx';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import { Island } from './island.tsx';
import type { SaveProperties } from './save/save-properties.ts';
import styles from './save.module.css';

type ButtonProps = {
  /** Whether the operator lets browsers keep pages. */
  keepsPages: boolean;
  /** Of the link and of the button in its place. */
  className?: string | undefined;
  hasSmallIcon?: boolean | undefined;
};

/** Saves a post in the visitor's browser; without JavaScript, a link to how else to keep a page. */
export function Save({ post, ...button }: ButtonProps & { post: PostFacts }) {
  const { link, messages } = useLanguage();
  const { lang = '', dir } = post.title
    ? languageAttributes(post.contentLanguage)
    : { dir: 'auto' as const };
  const page = {
    path: link(postPath(post)),
    id: post.id,
    kind: post.kind,
    title: post.title ?? messages.card.untitled,
    lang,
    dir,
    picture: post.picture?.main.url ?? '',
    updated: post.updatedAt?.toISOString() ?? '',
  };
  return <SavePage page={page} city={post.city?.slug ?? null} keepsWhatIsRead {...button} />;
}

type SavePageProps = ButtonProps & {
  page: PostToSave;
  /** Slug of its city. */
  city: string | null;
  /** Whether it is kept as well if it is only read. */
  keepsWhatIsRead: boolean;
};

/** The same for any page. */
export function SavePage(props: SavePageProps) {
  const { page, city, keepsPages, keepsWhatIsRead, className } = props;
  const { link, messages } = useLanguage();
  const { saved } = messages;
  const properties: SaveProperties = {
    post: page,
    keepsPages,
    keepsWhatIsRead,
    entryPages: [link(OFFLINE_PATH), link(SAVED_PATH), link('/')],
    cityPage: city && link(hubPath('city', city)),
    labels: {
      save: saved.save,
      saved: saved.isSaved,
      added: saved.added,
      removed: saved.removed,
      failed: saved.failed,
    },
  };
  const icon = withIcon('save', { small: props.hasSmallIcon === true });
  return (
    <Island name="save" properties={properties} className={styles.save}>
      <a href={`${link(SAVED_PATH)}#how`} className={className} {...icon}>
        <span>{saved.save}</span>
      </a>
      <button type="button" className={className} hidden {...icon}>
        <span>{saved.save}</span>
      </button>
      <p role="status" className={visuallyHidden.content} />
    </Island>
  );
}

import { useBrand } from '../brand/brand.ts';
import { Filled } from '../i18n/filled.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import { LinkButton } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { Route } from './+types/delete';
import { pageMetadata } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import { Steps } from './plain/steps.tsx';
import styles from './plain/task.module.css';
import { useTextLinks } from './plain/text-links.tsx';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: messages.deleteAccount.title,
    description: messages.deleteAccount.lead,
  }));
};

/** How an account is deleted, and what happens to the data; both app stores ask for this page. */
export default function DeleteAccount() {
  const { contactAddress } = useBrand();
  const text = useLanguage().messages.deleteAccount;
  const links = useTextLinks();
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={`${prose.prose} ${styles.task}`}>
        <h2>{text.inAppTitle}</h2>
        <Steps steps={text.inApp} />
        <h2>{text.byMailTitle}</h2>
        <Steps steps={text.byMail} />
        <p>
          <LinkButton
            href={`mailto:${contactAddress}?subject=${encodeURIComponent(text.mailSubject)}`}
          >
            <Icon name="mail" />
            {text.button}
          </LinkButton>
        </p>
        <h2>{text.deletedTitle}</h2>
        <ul>
          {text.deleted.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{text.keptTitle}</h2>
        <ul>
          {text.kept.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{text.partTitle}</h2>
        <p>
          <Filled text={text.part} {...links} />
        </p>
      </div>
    </PlainPage>
  );
}

import { Filled } from '../i18n/filled.tsx';
import { useLanguage } from '../i18n/language.ts';
import prose from '../styles/prose.module.css';
import { Notice } from '../ui/notice/notice.tsx';
import type { Route } from './+types/reset-password';
import { pageMetadata } from './metadata.ts';
import { PlainPage } from './plain/plain-page.tsx';
import { Steps } from './plain/steps.tsx';
import styles from './plain/task.module.css';
import { useTextLinks } from './plain/text-links.tsx';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: messages.resetPassword.title,
    description: messages.resetPassword.lead,
  }));
};

/** How to get a new password; accounts belong to the app. */
export default function ResetPassword() {
  const text = useLanguage().messages.resetPassword;
  const links = useTextLinks();
  return (
    <PlainPage title={text.title} lead={text.lead}>
      <div className={`${prose.prose} ${styles.task}`}>
        <h2>{text.stepsTitle}</h2>
        <Steps steps={text.steps} />
        <h2>{text.helpTitle}</h2>
        <p>
          <Filled text={text.help} {...links} />
        </p>
        <Notice tone="care" icon="warn" title={text.careTitle}>
          <p>{text.care}</p>
        </Notice>
      </div>
    </PlainPage>
  );
}

import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import prose from '../../styles/prose.module.css';
import { useMessageLinks } from '../plain/message-links.tsx';
import { Steps } from '../plain/steps.tsx';

/**
 * How to delete an account, how long it takes, and what happens to which data.
 * @param isConfirming whether the visitor is about to confirm; the instructions are left out then
 * @param posts what happens to posts
 */
export function DeletionText({
  isConfirming,
  posts,
}: {
  isConfirming: boolean;
  posts: 'remove' | 'anonymise';
}) {
  const text = useLanguage().messages.deleteAccount;
  const links = useMessageLinks();
  return (
    <div className={prose.prose}>
      {!isConfirming && (
        <>
          <h2>{text.onThisPageTitle}</h2>
          <Steps steps={text.onThisPage} />
          <h2>{text.inAppTitle}</h2>
          <Steps steps={text.inApp} />
          <h2>{text.byMailTitle}</h2>
          <p>
            <Interpolate text={text.byMail} {...links} />
          </p>
        </>
      )}
      <h2>{text.timingTitle}</h2>
      <p>{text.timing}</p>
      <h2>{text.deletedTitle}</h2>
      <ul>
        {[...text.deleted, ...text.posts[posts].deleted].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{text.retainedTitle}</h2>
      <ul>
        {[...text.posts[posts].retained, ...text.retained].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{text.partialTitle}</h2>
      <p>
        <Interpolate text={text.partial} {...links} />
      </p>
    </div>
  );
}

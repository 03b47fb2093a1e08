import { Filled } from '../../i18n/filled.tsx';
import { useLanguage } from '../../i18n/language.ts';
import prose from '../../styles/prose.module.css';
import { Steps } from '../plain/steps.tsx';
import { useTextLinks } from '../plain/text-links.tsx';

/**
 * The ways to leave, how fast they are, and what happens to which data.
 * @param chosen whether the visitor is about to confirm and needs no ways any more
 * @param posts what becomes of posts
 */
export function DeletionText({
  chosen,
  posts,
}: {
  chosen: boolean;
  posts: 'remove' | 'anonymise';
}) {
  const text = useLanguage().messages.deleteAccount;
  const links = useTextLinks();
  return (
    <div className={prose.prose}>
      {!chosen && (
        <>
          <h2>{text.hereTitle}</h2>
          <Steps steps={text.here} />
          <h2>{text.inAppTitle}</h2>
          <Steps steps={text.inApp} />
          <h2>{text.byMailTitle}</h2>
          <p>
            <Filled text={text.byMail} {...links} />
          </p>
        </>
      )}
      <h2>{text.soonTitle}</h2>
      <p>{text.soon}</p>
      <h2>{text.deletedTitle}</h2>
      <ul>
        {[...text.deleted, ...text.posts[posts].deleted].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{text.keptTitle}</h2>
      <ul>
        {[...text.posts[posts].kept, ...text.kept].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{text.partTitle}</h2>
      <p>
        <Filled text={text.part} {...links} />
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { DarkPanel } from '../../ui/dark-panel/dark-panel.tsx';
import { ErrorIllustration } from '../../ui/error-illustration/error-illustration.tsx';
import styles from './error-view.module.css';

type ErrorMessageProps = {
  title: string;
  text: string;
  /** What to do instead. */
  children?: ReactNode;
};

/** A message in place of a page, which search engines do not index. */
export function ErrorMessage({ title, text, children }: ErrorMessageProps) {
  return (
    <DarkPanel overlay="centre" className={styles.panel}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.inner}>
        <ErrorIllustration />
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </DarkPanel>
  );
}

import type { ReactNode } from 'react';
import { Notice, type NoticeTone } from '../notice/notice.tsx';
import styles from './outcome.module.css';
import { OUTCOME } from './outcome-id.ts';

type OutcomeProps = {
  tone: Extract<NoticeTone, 'good' | 'info' | 'alert'>;
  title: string;
  /** With script it goes after five seconds, and its trace in the address with it. */
  passing?: boolean;
  children?: ReactNode;
};

/** What became of a form, above it. The form's address names it, so it takes the focus without script. */
export function Outcome({ tone, title, passing, children }: OutcomeProps) {
  return (
    <div
      id={OUTCOME}
      tabIndex={-1}
      className={styles.outcome}
      data-passing={passing ? '' : undefined}
    >
      <Notice tone={tone} title={title} role={tone === 'alert' ? 'alert' : 'status'}>
        {children}
      </Notice>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Notice, type NoticeTone } from '../notice/notice.tsx';
import styles from './outcome.module.css';
import { OUTCOME_ID } from './outcome-id.ts';

type OutcomeProps = {
  tone: Extract<NoticeTone, 'success' | 'info' | 'error'>;
  title: string;
  /** With script it goes after five seconds, and its trace in the address with it. */
  autoDismiss?: boolean;
  children?: ReactNode;
};

/** What became of a form, above it. The form's address names it, so it takes the focus without script. */
export function Outcome({ tone, title, autoDismiss, children }: OutcomeProps) {
  return (
    <div
      id={OUTCOME_ID}
      tabIndex={-1}
      className={styles.outcome}
      data-auto-dismiss={autoDismiss ? '' : undefined}
    >
      <Notice tone={tone} title={title} role={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </Notice>
    </div>
  );
}

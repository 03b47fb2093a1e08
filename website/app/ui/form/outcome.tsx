import type { ReactNode } from 'react';
import { Notice, type NoticeTone } from '../notice/notice.tsx';
import styles from './outcome.module.css';
import { OUTCOME_ID } from './outcome-id.ts';

type OutcomeProps = {
  tone: Extract<NoticeTone, 'success' | 'info' | 'error'>;
  title: string;
  /** With JavaScript it disappears after five seconds, together with its parameter in the address. */
  autoDismiss?: boolean;
  children?: ReactNode;
};

/** The result of sending a form, shown above it. The form's action ends in its id, so it gets the focus without JavaScript. */
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

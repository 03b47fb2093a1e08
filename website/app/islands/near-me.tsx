import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button/button.tsx';
import { withIcon } from '../ui/icon/icon.tsx';
import { Island } from './island.tsx';
import type { NearMeProperties } from './near-me/near-me-properties.ts';

type NearMeProps = {
  /** Of the page that answers a position. */
  action: string;
  /** What is near, in such an answer. */
  children: ReactNode;
};

/** A button that sends the visitor's position, coarsely, and what is near. Only scripts show the button. */
export function NearMe({ action, children }: NearMeProps) {
  const { near, errors } = useLanguage().messages;
  const properties: NearMeProperties = {
    locating: near.locating,
    failed: near.failed,
    notLoaded: errors.loadFailed,
  };
  return (
    <Island name="near-me" properties={properties}>
      <form method="post" action={action}>
        <Button type="submit" hidden {...withIcon('pin', { small: true })}>
          {near.usePosition}
        </Button>
      </form>
      <p role="status" />
      <div data-part="results">{children}</div>
    </Island>
  );
}

import { useLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button/button.tsx';
import { withIcon } from '../ui/icon/icon.tsx';
import { Island } from './island.tsx';
import type { NearMeProperties } from './near-me/near-me-properties.ts';

/** A button that sends the visitor's position, coarsely, to the page it is on. Only scripts show it. */
export function NearMe({ action }: { action: string }) {
  const { near } = useLanguage().messages;
  const properties: NearMeProperties = { locating: near.locating, failed: near.failed };
  return (
    <Island name="near-me" properties={properties}>
      <form method="post" action={action}>
        <input type="hidden" name="latitude" />
        <input type="hidden" name="longitude" />
        <Button type="submit" hidden {...withIcon('pin', { small: true })}>
          {near.usePosition}
        </Button>
      </form>
      <p role="status" />
    </Island>
  );
}

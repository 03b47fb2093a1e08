import { useLanguage } from '../../i18n/language.ts';
import { FactItem } from './fact-item.tsx';

/** That orders are brought to homes. */
export function DeliveryFact() {
  const { delivery, deliversToHomes } = useLanguage().messages.facts;
  return (
    <FactItem icon="home" label={delivery}>
      {deliversToHomes}
    </FactItem>
  );
}

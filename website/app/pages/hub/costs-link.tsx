import { costsPath } from '../../addresses/costs-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Hub, hubTitle } from '../../posts/hub.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';

/** A link to what a month costs in a city. */
export function CostsLink({ city }: { city: Hub }) {
  const { language, link, messages } = useLanguage();
  return (
    <p>
      <LinkButton variant="outline" href={link(costsPath(city.slug))} {...withIcon('cost')}>
        {messages.costs.titleIn(hubTitle(city, language, messages))}
      </LinkButton>
    </p>
  );
}

import { costsPath } from '../../addresses/costs-path.ts';
import { hubPath } from '../../addresses/hubs.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Hub, hubTitle } from '../../posts/hub.ts';
import { ChipRow } from '../../ui/chip/chip-row.tsx';
import { hubIcons } from '../hub/hub-icons.ts';

/** A city or community that words of a query name. */
export type SearchedHub = Hub & { hasCosts: boolean };

/** Links to the pages of cities and communities, which a search for posts does not find. */
export function HubLinks({ hubs }: { hubs: readonly SearchedHub[] }) {
  const { language, messages, link } = useLanguage();
  if (hubs.length === 0) return null;
  return (
    <ChipRow
      label={messages.hubs.related}
      chips={hubs.flatMap((hub) => {
        const { type, slug, hasCosts } = hub;
        const title = hubTitle(hub, language, messages);
        const overview = {
          href: link(hubPath(type, slug)),
          isCurrent: false,
          icon: hubIcons[type],
          content: messages.hubs.overview(title),
        };
        const costs = {
          href: link(costsPath(slug)),
          isCurrent: false,
          icon: 'cost' as const,
          content: messages.costs.titleIn(title),
        };
        return hasCosts ? [costs, overview] : [overview];
      })}
    />
  );
}

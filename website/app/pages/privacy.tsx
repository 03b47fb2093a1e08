import { currentEnvironment } from '../environment.server.ts';
import { useLanguage } from '../i18n/language.ts';
import type { LegalText } from '../i18n/messages/legal-text.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import type { Route } from './+types/privacy';
import { pageMeta } from './metadata.ts';
import { LegalPage } from './plain/legal-page.tsx';

/** The host that maps come from; null where there are none. */
export function loader() {
  const { MAP_TILES } = currentEnvironment();
  return { mapHost: MAP_TILES ? new URL(MAP_TILES).host : null };
}

export const meta: Route.MetaFunction = pageMeta(({ messages }) => ({
  title: messages.privacy.title,
  description: messages.privacy.lead,
}));

/** The privacy policy. */
export default function Privacy({ loaderData: { mapHost } }: Route.ComponentProps) {
  const { messages } = useLanguage();
  const { withMaps, withoutMaps } = messages.map.privacy;
  const text = mapHost ? withMapSection(messages, mapHost) : messages.privacy;
  return <LegalPage text={text} others={mapHost ? withMaps : withoutMaps} />;
}

/** The policy with a section about maps, before what links lead to. */
function withMapSection({ privacy, map }: Messages, host: string): LegalText {
  const { title, text } = map.privacy;
  const sections = privacy.sections.flatMap((section) =>
    section.id === 'links' ? [{ id: 'map', title, blocks: [text(host)] }, section] : [section],
  );
  return { ...privacy, sections };
}

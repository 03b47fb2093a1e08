import { useLanguage } from '../i18n/language.ts';
import type { Route } from './+types/eula';
import { pageMeta } from './metadata.ts';
import { LegalPage } from './plain/legal-page.tsx';

export const meta: Route.MetaFunction = pageMeta(({ messages }) => ({
  title: messages.eula.title,
  description: messages.eula.lead,
}));

/** The end-user licence agreement. */
export default function Eula() {
  return <LegalPage text={useLanguage().messages.eula} />;
}

import { useLanguage } from '../i18n/language.ts';
import type { Route } from './+types/privacy';
import { pageMeta } from './metadata.ts';
import { LegalPage } from './plain/legal-page.tsx';

export const meta: Route.MetaFunction = pageMeta(({ messages }) => ({
  title: messages.privacy.title,
  description: messages.privacy.lead,
}));

/** The privacy policy. */
export default function Privacy() {
  return <LegalPage text={useLanguage().messages.privacy} />;
}

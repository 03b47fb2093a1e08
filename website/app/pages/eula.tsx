import { useLanguage } from '../i18n/language.ts';
import type { Route } from './+types/eula';
import { metaDescriptors } from './metadata.ts';
import { LegalPage } from './plain/legal-page.tsx';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return metaDescriptors(site, location.pathname, ({ messages }) => ({
    title: messages.eula.title,
    description: messages.eula.lead,
  }));
};

/** The end-user licence agreement. */
export default function Eula() {
  return <LegalPage text={useLanguage().messages.eula} />;
}

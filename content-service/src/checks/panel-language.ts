import { messageLanguages } from 'post-rules/messages/format-problem';

/** What is read of a request to the panel's API. */
interface PanelRequest {
  state: { user?: { preferedLanguage?: string | null | undefined } };
  acceptsLanguages: (languages: string[]) => string | false;
}

/**
 * The language in which somebody reads the panel. Its requests ask for it, whatever the profile says: it
 * is chosen for a browser, also before signing in. Other calls get that of the profile.
 * @returns a language that has messages, English by default
 */
export function panelLanguage(request: PanelRequest): string {
  const chosen = request.state.user?.preferedLanguage?.split('-')[0];
  const preferred = chosen && messageLanguages.includes(chosen) ? chosen : 'en';
  // A request that asks for none gets the first one.
  return request.acceptsLanguages([preferred, 'en', ...messageLanguages]) || preferred;
}

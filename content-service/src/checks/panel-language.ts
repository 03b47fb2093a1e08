import { messageLanguages } from 'post-rules/messages/format-problem';

/** What is read of a request to the panel's API. */
interface PanelRequest {
  state: { user?: { preferedLanguage?: string | null | undefined } };
  acceptsLanguages: (languages: string[]) => string | false;
}

/**
 * The language in which somebody reads the panel: chosen in the profile, else the browser's.
 * @returns a language that has messages, English by default
 */
export function panelLanguage(request: PanelRequest): string {
  const chosen = request.state.user?.preferedLanguage?.split('-')[0];
  if (chosen && messageLanguages.includes(chosen)) return chosen;
  return request.acceptsLanguages(['en', ...messageLanguages]) || 'en';
}

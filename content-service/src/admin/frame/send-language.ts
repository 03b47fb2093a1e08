/**
 * Has the panel's requests ask for the language that it is shown in, not for the browser's: the service
 * words errors in it (src/checks/panel-language.ts). Strapi has no extension point for this (decision 65).
 */
export function sendLanguage(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Accept-Language', document.documentElement.lang);
    return fetch(request);
  };
}

import type { NearMeProperties } from './near-me/near-me-properties.ts';

/** Decimals of a degree that are sent: about a kilometre. */
const DECIMALS = 2;

const RESULTS = '[data-part=results]';

/** A position of the last minutes is good enough; one that takes long is not waited for. */
const options: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 10 * 60_000,
  timeout: 15_000,
};

/**
 * Asks the device for its position when the button is pressed, and sends it rounded, in the body of a
 * request: once, and nothing keeps it. What is near is shown in the page, to which visitors come back from
 * a post; a page that answers a form could not be shown again. Without a position the page says so, and
 * the list of areas below remains.
 * @param element holds a form with a hidden button, a live region and a place for what is near
 */
export function mount(
  element: HTMLElement,
  { locating, failed, notLoaded }: NearMeProperties,
): void {
  const form = element.querySelector('form');
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  const place = element.querySelector(RESULTS);
  if (!form || !button || !status || !place || !('geolocation' in navigator)) return;
  button.hidden = false;

  const showNear = async (position: Record<string, string>) => {
    const body = new URLSearchParams(position);
    const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null);
    const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
    const found = page.querySelector(RESULTS);
    status.textContent = answer?.ok && found ? '' : notLoaded;
    if (!answer?.ok || !found) return;
    place.replaceChildren(...found.childNodes);
    place.querySelector<HTMLElement>('section')?.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = locating;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        showNear({
          latitude: latitude.toFixed(DECIMALS),
          longitude: longitude.toFixed(DECIMALS),
        }),
      () => {
        status.textContent = failed;
      },
      options,
    );
  });
}

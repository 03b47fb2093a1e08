import type { NearMeProperties } from './near-me/near-me-properties.ts';

/** Decimals of a degree that are sent: about a kilometre. */
const DECIMALS = 2;

/** A position of the last minutes is good enough; one that takes long is not waited for. */
const options: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 10 * 60_000,
  timeout: 15_000,
};

/**
 * Asks the device for its position when the button is pressed, and sends it rounded, in the body of a
 * form: once, and nothing keeps it. Without a position the page says so, and the list of areas below
 * remains.
 * @param element holds a form with a hidden button, fields for the position and a live region
 */
export function mount(element: HTMLElement, { locating, failed }: NearMeProperties): void {
  const form = element.querySelector('form');
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  if (!form || !button || !status || !('geolocation' in navigator)) return;
  button.hidden = false;

  const setFields = (latitude: string, longitude: string) => {
    for (const [name, value] of Object.entries({ latitude, longitude })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = locating;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFields(latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS));
        // Fires no further event.
        form.submit();
        // The page may be shown again by the back button.
        setFields('', '');
        status.textContent = '';
      },
      () => {
        status.textContent = failed;
      },
      options,
    );
  });
}

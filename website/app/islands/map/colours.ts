import type { MapColours } from './tile-style.ts';

/**
 * The colours of a map as the page has them now, in the light or the dark theme. The tokens may be in
 * any colour space, and the library reads few of them: a pixel of each tells its parts.
 */
export function mapColoursOf(element: HTMLElement): MapColours {
  const probe = document.createElement('span');
  // Forced colours would make all of them one.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (token: string) => {
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    if (!canvas) return color;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = {
    land: colourOf('--surface'),
    green: colourOf('--background-alt'),
    water: colourOf('--brand-tint'),
    building: colourOf('--line'),
    road: colourOf('--line-strong'),
    line: colourOf('--text-muted'),
  };
  probe.remove();
  return colours;
}

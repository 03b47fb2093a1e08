/** Colours of the design tokens, and their contrast. */

export type ColourScheme = 'light' | 'dark';

type Rgb = readonly [number, number, number];

/** Matrices of OKLab by its author: https://bottosson.github.io/posts/oklab */
const toLms = (l: number, a: number, b: number): Rgb => [
  (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
  (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
  (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
];
const toLinearRgb = ([l, m, s]: Rgb): Rgb => [
  4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
  -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Relative luminance as WCAG 2.2 defines it. @param colour such as `oklch(0.5 0.1 200)` */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const lms = toLms(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  const [red, green, blue] = toLinearRgb(lms);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

/** Contrast of two `oklch()` colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The colour that a token has in a scheme.
 * @param css rules that define the token, and all tokens that it uses
 * @throws Error if the token does not come to an `oklch()` colour
 */
export function colourOf(token: string, css: string, scheme: ColourScheme): string {
  const value = new RegExp(`${token}:([^;]*);`).exec(css)?.[1]?.trim() ?? '';
  const [, light = '', dark = ''] = /^light-dark\(\s*(.*\)),\s*(.*\))\s*\)$/s.exec(value) ?? [];
  const colour = light ? { light, dark }[scheme] : value;
  const usedToken = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  if (usedToken) return colourOf(usedToken, css, scheme);
  if (!colour.startsWith('oklch(')) throw new Error(`${token} is not a colour: ${value}`);
  return colour;
}

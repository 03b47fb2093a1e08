export interface Position {
  latitude: number;
  longitude: number;
}

/** What a pasted text is; `short-link`: the position is not in the link, which would have to be followed. */
export type Parsed = Position | 'short-link' | 'unreadable';

/** Shortened links of map apps: Google, Apple, Yandex, OpenStreetMap, Waze. */
const SHORT_LINK =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|maps\.apple\/p\/|yandex\.[a-z.]+\/maps\/-\/|osm\.org\/go\/|(?:www\.)?openstreetmap\.org\/go\/|(?:www\.)?waze\.com\/ul\/h|g\.co\/)/i;

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;

/** Latitude and longitude, in this order, in the paths of links. The pin of a place comes before the view. */
const IN_PATH = [
  // Google Maps: the place, then the view.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(String.raw`/(?:search|place|dir(?:/[^/@]*)?)/${NUMBER},[+\s]?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
];

/** Parameters that hold latitude and longitude, those of the place before those of the view. */
const PAIRS = ['query', 'q', 'll', 'daddr', 'destination', 'coordinate', 'to', 'sll', 'center'];

/**
 * Reads a position from what map apps copy: links of Google Maps, Apple Maps, OpenStreetMap, Yandex
 * and Waze, `geo:` addresses (RFC 5870), and two numbers as in "25.2, 55.3" or 25°15'40"N 55°17'00"E.
 */
export function parsePosition(text: string): Parsed {
  const pasted = text.trim();
  if (SHORT_LINK.test(pasted)) return 'short-link';
  const found = isLink(pasted) ? parseLink(pasted) : (parseDegrees(pasted) ?? parsePair(pasted));
  return found ?? 'unreadable';
}

function isLink(text: string): boolean {
  return /^(?:https?:\/\/|geo:)/i.test(text) || /^[\w.-]+\.[a-z]{2,}\//i.test(text);
}

function parseLink(link: string): Position | null {
  if (/^geo:/i.test(link)) return parseGeo(link);
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams, hash } = new URL(address);
  const path = decode(pathname);
  const isYandex = /(?:^|\.)yandex\./.test(hostname);
  return (
    parseParameters(searchParams, isYandex) ??
    IN_PATH.map((pattern) => positionOf(pattern.exec(path))).find(
      (position) => position !== null,
    ) ??
    // OpenStreetMap: #map=17/25.2/55.3
    positionOf(new RegExp(String.raw`map=[\d.]+/${NUMBER}/${NUMBER}`).exec(hash))
  );
}

function parseParameters(parameters: URLSearchParams, isYandex: boolean): Position | null {
  const marked = validPosition(Number(parameters.get('mlat')), Number(parameters.get('mlon')));
  if (parameters.has('mlat') && marked) return marked;
  // Yandex has the longitude first; `pt` is the pin, `ll` the view.
  if (isYandex) {
    const pair = ['whatshere[point]', 'pt', 'll'].map((name) => parameters.get(name)).find(Boolean);
    const swapped = parsePair(pair ?? '');
    return swapped && validPosition(swapped.longitude, swapped.latitude);
  }
  const pairs = PAIRS.map((name) =>
    parsePair((parameters.get(name) ?? '').replace(/^(?:loc:|ll\.)/, '')),
  );
  return pairs.find((position) => position !== null) ?? null;
}

/** `geo:25.2,55.3?q=25.2,55.3(Name)`; Android writes 0,0 if the position is in `q`. */
function parseGeo(link: string): Position | null {
  const [point = '', query = ''] = link.slice('geo:'.length).split('?');
  const inQuery = new URLSearchParams(query).get('q')?.replace(/\(.*$/s, '') ?? '';
  return parsePair(inQuery) ?? parsePair(point.split(';')[0] ?? '');
}

const PAIR = new RegExp(String.raw`^[([]?\s*${NUMBER}\s*[,;،\s]\s*${NUMBER}\s*[)\]]?$`);

function parsePair(text: string): Position | null {
  return positionOf(PAIR.exec(text.trim()));
}

const DEGREES = String.raw`(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const IN_DEGREES = new RegExp(String.raw`^${DEGREES}([NS])[\s,]+${DEGREES}([EW])$`, 'i');

function parseDegrees(text: string): Position | null {
  const match = IN_DEGREES.exec(text);
  if (!match) return null;
  const [, ...parts] = match;
  const decimal = ([degrees, minutes, seconds, side]: (string | undefined)[]) =>
    (Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600) *
    (/[SW]/i.test(side ?? '') ? -1 : 1);
  return validPosition(rounded(decimal(parts.slice(0, 4))), rounded(decimal(parts.slice(4))));
}

/** Seven decimals are a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

function positionOf(match: RegExpExecArray | null): Position | null {
  return match && validPosition(Number(match[1]), Number(match[2]));
}

function validPosition(latitude: number, longitude: number): Position | null {
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? { latitude, longitude } : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

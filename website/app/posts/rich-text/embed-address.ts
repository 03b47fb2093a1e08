import type { Coordinates } from '../post.ts';

type EmbedType = 'video' | 'audio' | 'map' | 'page';

/** What an embedded page shows, and the address at which visitors see it. */
export type Embed = { type: EmbedType; url: URL; coordinates?: Coordinates };

/** By host and path of the embedded page. */
const TYPES: readonly [RegExp, EmbedType][] = [
  [/^(?:maps?\.google\.|www\.google\.[^/]+\/maps|maps\.app\.goo\.gl)/, 'map'],
  [/^(?:www\.openstreetmap\.org|umap\.|maps\.apple\.com|(?:api-)?maps\.yandex\.)/, 'map'],
  [/^(?:yandex\.[^/]+\/map|www\.bing\.com\/maps|widgets\.2gis\.)/, 'map'],
  [/(?:^|\.)(?:youtube|youtube-nocookie|vimeo|dailymotion|tiktok|aparat|rutube)\./, 'video'],
  [
    /^(?:youtu\.be|www\.facebook\.com\/plugins\/video|vk\.com\/video_ext|ok\.ru\/videoembed)/,
    'video',
  ],
  [/(?:^|\.)(?:soundcloud|spotify|deezer|mixcloud)\./, 'audio'],
  [/^embed\.(?:podcasts|music)\.apple\.com/, 'audio'],
];

/** Players whose own pages have other addresses. */
const PAGES: readonly [RegExp, string][] = [
  [
    /^https?:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, 'https://vimeo.com/$1'],
  [/^https?:\/\/embed\.(podcasts|music)\.apple\.com\//, 'https://$1.apple.com/'],
  [/^https?:\/\/open\.spotify\.com\/embed(?:-podcast)?\//, 'https://open.spotify.com/'],
];

/** The highest view, in metres, that shows a place rather than a region. */
const MAX_VIEW_HEIGHT = 50_000;

/** What a frame of a text shows. */
export function embedOf(address: URL): Embed {
  const place = address.host + address.pathname;
  const type = TYPES.find(([pattern]) => pattern.test(place))?.[1] ?? 'page';
  if (type === 'map') return mapOf(address);
  const page = PAGES.find(([pattern]) => pattern.test(address.href));
  return { type, url: page ? new URL(address.href.replace(...page)) : address };
}

function mapOf(address: URL): Embed {
  const coordinates = coordinatesOf(address);
  const { searchParams: parameters, host } = address;
  const isGoogle = /(?:^|\.)google\./.test(host);
  const place = coordinates
    ? `${coordinates.latitude},${coordinates.longitude}`
    : (parameters.get('q') ?? '');
  // Google shows the page of a frame in frames only.
  const url =
    isGoogle && place
      ? new URL(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`)
      : openStreetMap(address, coordinates);
  return { type: 'map', url, ...(coordinates && { coordinates }) };
}

function openStreetMap(address: URL, coordinates: Coordinates | null): URL {
  if (!coordinates || address.pathname !== '/export/embed.html') return address;
  const { latitude, longitude } = coordinates;
  return new URL(
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  );
}

/** The place that a map marks, or the middle of what it shows; null if it is a region or unknown. */
function coordinatesOf({ searchParams: parameters }: URL): Coordinates | null {
  const view = parameters.get('pb') ?? '';
  const [, height, longitude, latitude] = /!1d([\d.]+)!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(view) ?? [];
  if (Number(height) <= MAX_VIEW_HEIGHT) return checked(latitude, longitude);
  const marked = ['q', 'll', 'marker'].map((name) => parameters.get(name) ?? '');
  const [, north, east] =
    marked.map((value) => /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)/.exec(value)).find(Boolean) ?? [];
  return checked(north, east);
}

function checked(north: string | undefined, east: string | undefined): Coordinates | null {
  const latitude = Number(north);
  const longitude = Number(east);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Maps of posts, where the operator has named tiles. */
export const map = {
  /** Heading, and the link to it. */
  title: 'On a map',
  show: 'Show the map',
  /** What loading it means. @param host of the tiles */
  hint: (host: string) =>
    `The map comes from ${host}, which learns your internet address and the part of the map you look at. About 0.4 MB at first.`,
  loading: 'Loading the map …',
  failed: 'The map could not be loaded.',
  /** Name of the map for screen readers. */
  label: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  credits: 'Show or hide credits',
  scrollHint: 'Use Ctrl + scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
  /** How many posts of the list are on it. */
  known: (known: string, all: string) => `With a known place: ${known} of ${all}`,
  asList: 'Show as a list',
  none: 'Nothing here has a known place.',
  /** In the privacy policy. */
  privacy: {
    /** What is loaded from others, without maps and with them. */
    withoutMaps:
      'Nothing is loaded from other companies: no fonts, no maps, no buttons that track you.',
    withMaps:
      'Nothing is loaded from other companies, except a map if you ask for one: no fonts, no buttons that track you.',
    title: 'The map',
    /** @param host of the tiles */
    text: (host: string) =>
      `A map is loaded only once you press its button. Your browser then fetches it from ${host}, which learns your internet address and the part of the map you look at, and nothing else from us. Nothing else on this website is loaded from others.`,
  },
};

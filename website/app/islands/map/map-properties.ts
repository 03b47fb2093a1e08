/** Where something is. */
type Place = { latitude: number; longitude: number };

/** What the island is given. */
export type MapProperties = {
  /** Addresses of the library's files. */
  library: { script: string; worker: string; style: string };
  /** Address of a PMTiles file or of a style. */
  tiles: string;
  /** Where the posts are, in the order of their cards. */
  places: readonly Place[];
  labels: {
    loading: string;
    failed: string;
    map: string;
    zoomIn: string;
    zoomOut: string;
    credits: string;
    /** How to zoom with a mouse, and how to move with fingers, without moving the page instead. */
    scrollHint: string;
    touchHint: string;
  };
};

/** What the library is called with. */
export type MapOptions = Pick<MapProperties, 'tiles' | 'places' | 'labels'> & {
  /** Address of the library's worker. */
  worker: string;
  /** Makes the marker of a place. */
  markerAt: (index: number) => HTMLElement;
  /** Called when the map is clicked beside the markers. */
  onBackgroundClick: () => void;
};

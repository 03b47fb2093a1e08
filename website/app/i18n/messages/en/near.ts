/** Lists by distance. */
export const near = {
  /** Heading, and the link to it. */
  title: 'Near me',
  usePosition: 'Use my position',
  /** What happens to the position. */
  hint: 'Your position is rounded to about a kilometre and sent once, for this answer only. Nothing keeps it.',
  locating: 'Finding your position …',
  failed: 'Your device gave no position. Choose an area below.',
  areas: 'Cities and areas',
  none: 'Nothing with a known place within 50 km.',
};

/** Length limits of form fields in characters, shown at the field and checked on the server. */
export const fieldLimits = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 254 },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5000 },
  /** What a report says in words, which is optional. */
  words: { min: 0, max: 2000 },
  phone: { min: 0, max: 30 },
  website: { min: 0, max: 500 },
  /** An address or a landmark of a place. */
  place: { min: 0, max: 255 },
  /** What a business says has changed, which is optional. */
  changes: { min: 0, max: 900 },
  about: { min: 0, max: 500 },
  password: { min: 8, max: 128 },
  /** An existing password, which may have been set under other rules. */
  currentPassword: { min: 1, max: 1000 },
} as const;

/** Maximum number of links in a message: people include one or two, spam has dozens. */
export const MAX_LINKS = 3;

/** How long an answer may be, in characters; said at the field, checked on the server. */
export const fieldLimits = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 254 },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5000 },
  phone: { min: 0, max: 30 },
  about: { min: 0, max: 500 },
  password: { min: 8, max: 128 },
  /** One that was chosen elsewhere, perhaps by other rules. */
  currentPassword: { min: 1, max: 1000 },
} as const;

/** How many links a message may hold: people name a page or two, machines name dozens. */
export const MAX_LINKS = 3;

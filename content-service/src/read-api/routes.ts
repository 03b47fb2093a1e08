/**
 * For every list: whoever asks may read, and reads the same. What is public is settled by the
 * whitelist alone, so no permission is looked up and no key is checked.
 */
export const PUBLIC_READ = { find: { auth: false }, findOne: { auth: false } } as const;

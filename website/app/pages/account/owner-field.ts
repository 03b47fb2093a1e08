/** The form field of an email address that comes with a password; tells the form from the one that has a link mailed. */
export const OWNER_FIELD = 'owner';

/** Who stands behind the site, and how posts are checked. */
export const EDITORS_PATH = '/editors';

/** What was wrong in posts and has been corrected. */
export const CORRECTIONS_PATH = '/corrections';

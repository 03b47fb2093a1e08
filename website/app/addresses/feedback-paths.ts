/** The page where readers say what is wrong with a post. */
export const REPORT_PATH = '/report';

/** Where readers say whether a post was helpful. */
export const HELPFUL_PATH = '/helpful';

/** The address that takes whether a post was helpful, without language prefix. */
export const helpfulPath = (post: { id: number }): string => `${HELPFUL_PATH}?post=${post.id}`;

/** The report page of a post, without language prefix. */
export const reportPath = (post: { id: number }): string => `${REPORT_PATH}?post=${post.id}`;

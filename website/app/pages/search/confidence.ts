/*
 * What the content service's confidence in its first result means for the page. Of 1,200 real queries
 * about real texts and 289 about the demo content, the first result was right for four of five and
 * more from 0.7 on, and for a quarter below 0.3.
 */

/** From here on the passage answers the question, and is shown large. */
export const STRONG_CONFIDENCE = 0.7;

/** Below this no post answers; the results are merely close. */
export const WEAK_CONFIDENCE = 0.3;

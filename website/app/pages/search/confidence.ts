/*
 * What the content service's confidence in its first result means for the page. Provisional: both
 * thresholds are being calibrated with recorded questions.
 */

/** From here on the passage answers the question, and is shown large. */
export const STRONG_CONFIDENCE = 0.75;

/** Below this no post answers; the results are merely close. */
export const WEAK_CONFIDENCE = 0.4;

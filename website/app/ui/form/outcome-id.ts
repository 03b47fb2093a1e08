/** Id of what a form says about itself after it was sent; the form's address ends in it, so that the browser goes there. */
export const OUTCOME_ID = 'outcome';

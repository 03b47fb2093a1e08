/** Id of the message shown after a form was sent; the form's action ends in it, so that the browser scrolls there. */
export const OUTCOME_ID = 'outcome';

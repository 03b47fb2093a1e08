/** Marks the document if the visitor asks to save data: lists then have their compact form. */

/** https://wicg.github.io/savedata/, which not all browsers have. */
type WithConnection = { connection?: { saveData?: boolean } };

const { connection } = navigator as Navigator & WithConnection;
document.documentElement.toggleAttribute('data-save-data', connection?.saveData === true);

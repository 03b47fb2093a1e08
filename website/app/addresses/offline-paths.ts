/** The list of posts that a visitor has saved, without language prefix. */
export const SAVED_PATH = '/saved';

/** That list as a QR code for another phone, without language prefix. */
export const SAVED_CODE_PATH = '/saved/code';

/** What is shown without network in place of a page that is not kept, without language prefix. */
export const OFFLINE_PATH = '/offline';

/** Where a device sends what is shared with the site, without language prefix. */
export const SHARE_TARGET_PATH = '/share-target';

/** The service worker's script: browsers look here for the next one, so this never changes. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

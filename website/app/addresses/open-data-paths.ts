/** The directory as Open Referral HSDS, without language prefix. */
export const HSDS_PATH = '/open/hsds';

/** What other sites ask for how to show a page of ours: https://oembed.com */
export const OEMBED_PATH = '/oembed';

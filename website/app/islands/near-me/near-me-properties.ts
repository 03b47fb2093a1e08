/** What the island is given: what it says while it waits, if there is no position, and no answer to it. */
export type NearMeProperties = { locating: string; failed: string; notLoaded: string };

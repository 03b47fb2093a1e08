/** What the island is given: what it says while it waits, and if there is no position. */
export type NearMeProperties = { locating: string; failed: string };

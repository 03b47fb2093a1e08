/** What the island is given: what it says if the figures could not be updated. */
export type CostChoiceProperties = { failed: string };

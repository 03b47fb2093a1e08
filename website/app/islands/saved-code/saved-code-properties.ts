/** What the server passes to the island. */
export type SavedCodeProperties = {
  /** Path of the list of saved posts. */
  list: string;
  /** Of numbers, separated by spaces. */
  locales: string;
  labels: {
    /** With `{count}`. */
    all: string;
    /** With `{count}` and `{total}`. */
    some: string;
  };
};

/** A term of the index. */
export interface Term {
  id: number;
  term: string;
  documents: number;
}

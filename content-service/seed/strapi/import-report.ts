const OUTCOMES = [
  'new',
  'changed',
  'as before',
  'already here',
  'kept as changed here',
  'deleted here',
  'left out',
  'failed',
] as const;

/** What became of an entry. */
export type Outcome = (typeof OUTCOMES)[number];

/** Shows progress, and collects what the operator must know at the end. */
export class ImportReport {
  readonly #counts = new Map<string, Map<Outcome, number>>();
  readonly #notes: string[] = [];
  readonly #say: (line: string) => void;
  /** Pictures that could not be read now, but perhaps later. */
  unreachable = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Counts an entry, and shows every hundredth. */
  count(type: string, outcome: Outcome): void {
    const counts = this.#counts.get(type) ?? new Map<Outcome, number>();
    this.#counts.set(type, counts);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const total = [...counts.values()].reduce((sum, number) => sum + number, 0);
    if (total % 100 === 0) this.#say(`${type}: ${total} ...`);
  }

  /** Remembers something that differs. */
  note(line: string): void {
    this.#notes.push(line);
  }

  /** Entries that could not be imported. */
  get failed(): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + (counts.get('failed') ?? 0), 0);
  }

  /** Shows what differs, then the numbers of each type. */
  summarize(): void {
    for (const note of this.#notes) this.#say(`- ${note}`);
    for (const [type, counts] of this.#counts) {
      const parts = [...counts]
        .sort(([one], [other]) => OUTCOMES.indexOf(one) - OUTCOMES.indexOf(other))
        .map(([outcome, number]) => `${number} ${outcome}`);
      this.#say(`${type}: ${parts.join(', ')}`);
    }
  }
}

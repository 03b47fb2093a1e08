import type { en } from './en.ts';

/** Every message of the interface. English defines the shape; a language without one of them does not compile. */
export type Messages = Widen<ReturnType<typeof en>>;

/** The shape without the English text: literal types widen to string, functions keep their arguments. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> };

import type { en } from './en.ts';

/** Every word of the interface. English sets the shape; a language that misses a message does not compile. */
export type Messages = Widen<ReturnType<typeof en>>;

/** Texts of another language are other texts: literal types widen to string, functions keep their arguments. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> };

import { useMemo } from 'react';
import type { Reference } from '../fields/form/post-form';
import { useChoices } from '../fields/form/use-post-form';
import { keepOptions, knownOptions, type Option } from './known-options';

/** Loads what lists can be filtered by; undefined while it loads. */
export function useOptions(): Readonly<Record<Reference, Option[]>> | undefined {
  const choices = useChoices();
  return useMemo(() => {
    if (!choices) return undefined;
    keepOptions(choices);
    return { ...knownOptions };
  }, [choices]);
}

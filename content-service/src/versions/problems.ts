import { errors } from '@strapi/utils';
import type { Version } from './version';

/** Something wrong with the content of a version. An error stops "Make public", a warning does not. */
export interface Problem {
  level: 'error' | 'warning';
  /** Names the check, for the words shown in the panel. */
  code: string;
  /** Path of the field in the form, for example `information.opening_hours`. */
  field: string;
}

export type FindProblems = (version: Version) => Promise<Problem[]>;

/** The checks before a version is made public; none yet. */
export const problemsOf: FindProblems = async () => [];

/**
 * @returns the warnings
 * @throws ValidationError with the errors, in the form that the panel shows at the fields
 */
export function rejectErrors(problems: readonly Problem[]): Problem[] {
  const found = problems.filter(({ level }) => level === 'error');
  if (found.length === 0) return [...problems];
  throw new errors.ValidationError('There are mistakes to correct first.', {
    errors: found.map(({ code, field }) => ({
      path: field.split('.'),
      name: 'ValidationError',
      message: code,
    })),
    problems,
  });
}

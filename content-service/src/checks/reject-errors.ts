import { errors } from '@strapi/utils';
import { formatProblem } from 'post-rules/messages/format-problem';
import type { Problem } from 'post-rules/problem';

/**
 * @param language of the messages
 * @returns the warnings
 * @throws ValidationError with the errors, in the form that the panel shows at the fields
 */
export function rejectErrors(problems: readonly Problem[], language: string): Problem[] {
  const found = problems.filter(({ level }) => level === 'error');
  if (found.length === 0) return [...problems];
  const list = found.map((problem) => ({
    path: problem.field.split('.'),
    name: 'ValidationError',
    message: formatProblem(problem, language),
  }));
  throw new errors.ValidationError(list.map(({ message }) => message).join('\n'), {
    errors: list,
  });
}

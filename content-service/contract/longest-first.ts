import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, most of it waiting: longest first. */
const LONGEST = [
  'strapi-import.test.ts',
  'upgrade.test.ts',
  'mail.test.ts',
  'translating.test.ts',
  'confirmation.test.ts',
  'search-understanding.test.ts',
  'report-mails.test.ts',
  'search-eval.test.ts',
  'first-content.test.ts',
  'move.test.ts',
  'account-deletion.test.ts',
  'backup.test.ts',
  'first-administrator-link.test.ts',
  'version-rights.test.ts',
  'version-schedule.test.ts',
  'vocabulary.test.ts',
  'checks.test.ts',
  'vocabulary-release.test.ts',
  'first-administrator.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const position = LONGEST.indexOf(basename(moduleId));
  return position < 0 ? LONGEST.length : position;
};

/**
 * Starts the longest files first: otherwise one of them is the last, and all other workers wait.
 * Vitest itself orders by what earlier runs took, which a fresh clone does not have.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

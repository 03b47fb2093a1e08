import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Information, WarningCircle } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { textKey } from './checks-texts';
import { focusField } from './focus-field';
import { type ShownProblem, useProblems } from './use-problems';

/** The types whose form shows problems. */
const CHECKED_TYPES = ['api::post.post', 'api::post-version.post-version'];

interface PanelProperties {
  model: string;
  documentId?: string;
}

/** A panel beside the form of a post: what must or should be corrected, while one writes. */
export function ProblemsPanel({ model, documentId }: PanelProperties) {
  const { formatMessage } = useIntl();
  // Strapi compares what a panel returns in depth; the same element is equal at once.
  const content = useMemo(
    () => <ProblemList uid={model} documentId={documentId} />,
    [model, documentId],
  );
  if (!CHECKED_TYPES.includes(model)) return null;
  return {
    title: formatMessage({ id: textKey('title') }),
    content,
  };
}

function ProblemList({ uid, documentId }: { uid: string; documentId: string | undefined }) {
  const { formatMessage, locale } = useIntl();
  const values = useForm('ProblemList', (form) => form.values);
  const { state, problems } = useProblems({ uid, documentId, values, language: locale });
  const errors = problems.filter(({ level }) => level === 'error').length;
  const text = (key: Parameters<typeof textKey>[0], counts?: Record<string, number>) =>
    formatMessage({ id: textKey(key) }, counts);
  const summary =
    state === 'checked' ? text('counts', { errors, warnings: problems.length - errors }) : '';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status" variant="pi" textColor="neutral600">
        {state === 'failed' ? text('failed') : summary || text('checking')}
      </Typography>
      {problems.map((problem) => (
        <ProblemItem
          key={`${problem.code} ${problem.field} ${problem.message}`}
          uid={uid}
          problem={problem}
        />
      ))}
      {state === 'checked' && problems.length === 0 && (
        <Flex gap={2}>
          <CheckCircle aria-hidden fill="success600" />
          <Typography>{text('good')}</Typography>
        </Flex>
      )}
    </Flex>
  );
}

function ProblemItem({ uid, problem }: { uid: string; problem: ShownProblem }) {
  const { formatMessage } = useIntl();
  const labelOf = (field: string) =>
    formatMessage({ id: `content-manager.content-types.${uid}.${field}`, defaultMessage: field });
  const isError = problem.level === 'error';
  const Icon = isError ? WarningCircle : Information;
  return (
    <Flex alignItems="flex-start" gap={2}>
      <Box paddingTop={1}>
        <Icon
          aria-label={formatMessage({ id: textKey(problem.level) })}
          fill={isError ? 'danger600' : 'warning600'}
        />
      </Box>
      <Box>
        <Typography tag="p" dir="auto">
          {problem.message}
        </Typography>
        <Box
          tag="button"
          type="button"
          onClick={() => focusField(problem.field, labelOf)}
          paddingTop={1}
          paddingBottom={1}
        >
          <Typography textColor="primary600" style={{ textDecoration: 'underline' }}>
            {formatMessage({ id: textKey('show') })}
          </Typography>
        </Box>
      </Box>
    </Flex>
  );
}

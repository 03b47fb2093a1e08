import type { Problem } from '../../forms/form-state.ts';
import { Filled } from '../../i18n/filled.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { Outcome } from '../../ui/form/outcome.tsx';
import { useTextLinks } from '../plain/text-links.tsx';

/**
 * Why a form did not do what it is for, and another way to the same end.
 * @param kept whether what was typed still stands in the form, which is then said, too
 */
export function ProblemNotice({ problem, kept = true }: { problem: Problem; kept?: boolean }) {
  const { forms } = useLanguage().messages;
  const links = useTextLinks();
  const text = problem.kind === 'later' ? waitInWords(problem.wait, forms) : forms[problem.kind];
  const detail = problem.kind === 'failed' && <bdi>{problem.detail}</bdi>;
  const ownWayOut = text.includes('{address}');
  return (
    <Outcome tone="alert" title={kept ? forms.notSent : forms.notDone}>
      <p>
        <Filled text={text} detail={detail} {...links} />
      </p>
      <p>
        {kept && `${forms.nothingLost} `}
        {!ownWayOut && <Filled text={forms.orWrite} {...links} />}
      </p>
    </Outcome>
  );
}

const HOUR = 3600;

/** When to try again: in minutes up to an hour, then in hours. @param wait in seconds */
function waitInWords(wait: number, { later, laterByHours }: Messages['forms']): string {
  if (wait > HOUR) return laterByHours(Math.ceil(wait / HOUR));
  return later(Math.max(1, Math.ceil(wait / 60)));
}

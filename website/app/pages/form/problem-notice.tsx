import type { Problem } from '../../forms/form-state.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { Outcome } from '../../ui/form/outcome.tsx';
import { useMessageLinks } from '../plain/message-links.tsx';

/**
 * Why a form was not submitted, and the alternative of writing an email.
 * @param isInputKept whether the form still holds what was typed; the notice says so then
 */
export function ProblemNotice({
  problem,
  isInputKept = true,
}: {
  problem: Problem;
  isInputKept?: boolean;
}) {
  const { forms } = useLanguage().messages;
  const links = useMessageLinks();
  const text =
    problem.kind === 'rateLimited'
      ? retryText(problem.retryAfterSeconds, forms)
      : forms[problem.kind];
  const detail = problem.kind === 'upstreamFailed' && <bdi>{problem.detail}</bdi>;
  const namesAddress = text.includes('{address}');
  return (
    <Outcome tone="error" title={isInputKept ? forms.notSent : forms.notDone}>
      <p>
        <Interpolate text={text} detail={detail} {...links} />
      </p>
      <p>
        {isInputKept && `${forms.inputKept} `}
        {!namesAddress && <Interpolate text={forms.emailAlternative} {...links} />}
      </p>
    </Outcome>
  );
}

const HOUR_SECONDS = 3600;

/** When to try again: in minutes up to an hour, then in hours. */
function retryText(seconds: number, { retryInMinutes, retryInHours }: Messages['forms']): string {
  if (seconds > HOUR_SECONDS) return retryInHours(Math.ceil(seconds / HOUR_SECONDS));
  return retryInMinutes(Math.max(1, Math.ceil(seconds / 60)));
}

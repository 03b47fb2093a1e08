import { Interpolate } from '../../i18n/interpolate.tsx';
import { useMessageLinks } from './message-links.tsx';

/** Instructions as a numbered list. */
export function Steps({ steps }: { steps: readonly string[] }) {
  const links = useMessageLinks();
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <Interpolate text={step} {...links} />
        </li>
      ))}
    </ol>
  );
}

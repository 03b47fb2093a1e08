import { Filled } from '../../i18n/filled.tsx';
import { useTextLinks } from './text-links.tsx';

/** What to do, one thing after the other. */
export function Steps({ steps }: { steps: readonly string[] }) {
  const links = useTextLinks();
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <Filled text={step} {...links} />
        </li>
      ))}
    </ol>
  );
}

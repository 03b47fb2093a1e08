import { useLanguage } from '../../i18n/language.ts';

/** The texts that belong together: from one of them to the others. */
export function LegalLinks({ className }: { className?: string | undefined }) {
  const { link, messages, path } = useLanguage();
  const pages = [
    { to: '/privacy', label: messages.privacy.title },
    { to: '/eula', label: messages.eula.title },
    { to: '/delete', label: messages.deleteAccount.title },
  ];
  return (
    <ul className={className}>
      {pages
        .filter(({ to }) => to !== path)
        .map(({ to, label }) => (
          <li key={to}>
            <a href={link(to)}>{label}</a>
          </li>
        ))}
    </ul>
  );
}

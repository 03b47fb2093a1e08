import { Button, LinkButton } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';

interface EntryButtonProps {
  label: string;
  /** Of the entry, which tells the button from those of others. */
  title: string | null;
  onPress: () => Promise<unknown>;
  /** The one that is usually wanted. */
  isMain?: boolean;
}

/** A button of an entry. It cannot be pressed again while it works. */
export function EntryButton({ label, title, onPress, isMain = false }: EntryButtonProps) {
  const [loading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    await onPress();
    setLoading(false);
  };
  return (
    <Button
      size="S"
      variant={isMain ? 'secondary' : 'tertiary'}
      loading={loading}
      onClick={press}
      aria-label={[label, title].filter(Boolean).join(': ')}
    >
      {label}
    </Button>
  );
}

interface EntryLinkProps {
  label: string;
  title: string | null;
  to: string;
}

/** A link of an entry that looks like its buttons. */
export function EntryLink({ label, title, to }: EntryLinkProps) {
  const name = [label, title].filter(Boolean).join(': ');
  return (
    <LinkButton tag={NavLink} size="S" variant="tertiary" to={to} aria-label={name}>
      {label}
    </LinkButton>
  );
}

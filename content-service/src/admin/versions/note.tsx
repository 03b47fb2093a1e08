import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** A line about a version, such as what an author wrote to the reviewer; it keeps its line breaks. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="pi" tag="p" dir="auto" style={{ whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  );
}

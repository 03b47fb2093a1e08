import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** A message of the desk below the buttons of a form. */
export function Notice({
  children,
  isWarning = false,
}: {
  children: ReactNode;
  isWarning?: boolean;
}) {
  return (
    <Box
      role="status"
      background={isWarning ? 'warning100' : 'primary100'}
      borderColor={isWarning ? 'warning200' : 'primary200'}
      hasRadius
      padding={3}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        {typeof children === 'string' ? <Typography>{children}</Typography> : children}
      </Flex>
    </Box>
  );
}

import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Fragment, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';

interface EntryLineProps {
  title: string | null;
  /** The form of the entry. */
  to?: string;
  /** Short facts below the title; missing ones are left out. */
  facts: readonly (string | null)[];
  /** What somebody wrote about it. */
  quotation?: string | null;
  picture?: string | null;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An entry of a section: what it is, and the buttons that do what is needed. */
export function EntryLine({ title, to, facts, quotation, picture, children }: EntryLineProps) {
  const texts = useTexts();
  const shown = facts.flatMap((fact) => fact || []);
  return (
    <Flex tag="li" gap={3} justifyContent="space-between" alignItems="flex-start" wrap="wrap">
      <Flex gap={3} alignItems="flex-start" flex="1 1 20rem" minWidth={0}>
        {picture && <Box tag="img" src={picture} alt="" maxHeight="4rem" maxWidth="6rem" />}
        <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
          <Title title={title || texts.untitled} to={to} />
          <Typography variant="pi" textColor="neutral600" tag="p">
            {shown.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </Typography>
          {quotation && (
            <Typography variant="pi" tag="p" dir="auto" ellipsis>
              {quotation}
            </Typography>
          )}
        </Box>
      </Flex>
      <Flex gap={2} wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}

function Title({ title, to }: { title: string; to?: string | undefined }) {
  if (to === undefined) {
    return (
      <Typography tag="p" dir="auto">
        {title}
      </Typography>
    );
  }
  return (
    <Link tag={NavLink} to={to} dir="auto">
      {title}
    </Link>
  );
}

import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCatalogue } from '../texts/use-catalogue';
import { guides } from './texts/guides';

/** The page "How to write here", for everybody who is signed in. */
export default function GuidePage() {
  const { title, intro, sections, examples } = useCatalogue(guides);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} />
      <Layouts.Content>
        <Flex
          direction="column"
          alignItems="stretch"
          gap={6}
          maxWidth="44rem"
          paddingBottom={8}
          tag="article"
        >
          <Typography tag="p" variant="epsilon">
            {intro}
          </Typography>
          {sections.map(({ heading, points }) => (
            <Section key={heading} heading={heading}>
              <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
                {points.map((point) => (
                  <Point key={point}>{point}</Point>
                ))}
              </Flex>
            </Section>
          ))}
          <Section heading={examples.heading}>
            {examples.pairs.map(([instead, write]) => (
              <Box
                key={instead}
                padding={4}
                background="neutral0"
                borderColor="neutral200"
                hasRadius
              >
                <Example label={examples.instead} text={instead ?? ''} />
                <Example label={examples.write} text={write ?? ''} />
              </Box>
            ))}
          </Section>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} tag="section">
      <Typography variant="delta" tag="h2">
        {heading}
      </Typography>
      {children}
    </Flex>
  );
}

/** The panel's styles take the marks of lists away. */
function Point({ children }: { children: string }) {
  return (
    <Flex gap={2} alignItems="flex-start" tag="li">
      <Typography aria-hidden textColor="primary600">
        •
      </Typography>
      <Typography lineHeight="1.6">{children}</Typography>
    </Flex>
  );
}

function Example({ label, text }: { label: string; text: string }) {
  return (
    <Typography tag="p" lineHeight="1.6">
      <Typography fontWeight="bold">{label}</Typography> {text}
    </Typography>
  );
}

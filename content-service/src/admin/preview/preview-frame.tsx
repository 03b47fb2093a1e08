import { Button, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import { NATIVE_NAMES } from '../labels/value-words';
import { useSay } from '../versions/texts/desk-texts';
import { ChoiceButtons } from './choice-buttons';
import type { PreviewTexts } from './texts/en';
import { useTexts } from './texts/use-texts';
import { type PreviewState, usePreview } from './use-preview';

/** Widths at which the page is shown. */
export type Width = 'phone' | 'wide';

type PreviewFrameProps = {
  documentId: string;
  /** How the page is shown in each width. */
  widths: Record<Width, CSSProperties>;
};

/** The real page of a version, in a frame, in the width and the language that are chosen. */
export function PreviewFrame({ documentId, widths }: PreviewFrameProps) {
  const texts = useTexts();
  const isModified = useForm('PreviewFrame', ({ modified }) => modified);
  const [state, refresh] = usePreview(documentId);
  const [width, setWidth] = useState<Width>('phone');
  // That of the panel, if the website has it.
  const [language, setLanguage] = useState(useIntl().locale);
  const addresses = state.status === 'ready' ? state.addresses : [];
  const shown = addresses.find((each) => each.language === language) ?? addresses[0];
  return (
    <>
      <Flex className="preview-controls" gap={4} padding={3} wrap="wrap" alignItems="center">
        <ChoiceButtons
          label={texts.width}
          choices={{ phone: texts.phone, wide: texts.wide }}
          chosen={width}
          onChoose={setWidth}
        />
        <ChoiceButtons
          label={texts.language}
          choices={Object.fromEntries(addresses.map((each) => [each.language, nameOf(each)]))}
          chosen={shown?.language}
          onChoose={setLanguage}
        />
        <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={refresh}>
          {texts.refresh}
        </Button>
        {shown && (
          <Link href={shown.address} isExternal>
            {texts.newTab}
          </Link>
        )}
      </Flex>
      {isModified && (
        <Typography padding={3} background="warning100" textColor="warning700" role="status">
          {texts.unsaved}
        </Typography>
      )}
      <Flex flex="1" minHeight={0} overflow="auto" background="neutral200" alignItems="stretch">
        {shown ? (
          <iframe
            key={shown.address}
            src={shown.address}
            title={texts.title}
            style={{ ...widths[width], border: 0, margin: '0 auto', background: 'white' }}
          />
        ) : (
          <Message state={state} texts={texts} />
        )}
      </Flex>
    </>
  );
}

function Message({ state: { status }, texts }: { state: PreviewState; texts: PreviewTexts }) {
  const say = useSay();
  const problems: Partial<Record<typeof status, string>> = {
    off: texts.off,
    'signed-out': say('error.signed-out'),
  };
  return (
    <Flex flex="1" padding={6} justifyContent="center">
      {status === 'loading' ? (
        <Loader>{texts.loading}</Loader>
      ) : (
        <Typography role="alert">{problems[status] ?? texts.failed}</Typography>
      )}
    </Flex>
  );
}

/** The name of a language in itself, as readers choose it on the website. */
function nameOf({ language }: { language: string }): string {
  return NATIVE_NAMES[language] ?? language;
}

import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useMemo, useRef, useState } from 'react';
import { type EditViewProps, VERSION } from '../versions/document-action';
import { addPanelsBelowActions } from '../versions/side-panels';
import { PreviewBeside } from './preview-beside';
import { PreviewDialog } from './preview-dialog';
import { useTexts } from './texts/use-texts';
import { useBeside } from './use-beside';

/** Adds the preview beside the form of a version, below its buttons. Call it in `register`. */
export function addPreview(app: StrapiApp): void {
  addPanelsBelowActions(app, PreviewPanel);
}

function PreviewPanel({ model, documentId }: EditViewProps) {
  const { title } = useTexts();
  // Strapi compares what a panel returns in depth; the same element is equal at once.
  const content = useMemo(() => <Preview documentId={documentId ?? ''} />, [documentId]);
  return model === VERSION && documentId ? { title, content } : null;
}

function Preview({ documentId }: { documentId: string }) {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { hasRoom, isBeside, setBeside } = useBeside();
  const besideButton = useRef<HTMLButtonElement>(null);
  const closeBeside = () => {
    setBeside(false);
    // The button that closed it goes with it.
    besideButton.current?.focus();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="tertiary" startIcon={<Eye />} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {hasRoom && (
        <Button
          ref={besideButton}
          variant={isBeside ? 'secondary' : 'tertiary'}
          aria-pressed={isBeside}
          onClick={() => setBeside(!isBeside)}
        >
          {texts.beside}
        </Button>
      )}
      <Typography variant="pi" textColor="neutral600">
        {texts.hint}
      </Typography>
      {isOpen && <PreviewDialog documentId={documentId} onClose={() => setIsOpen(false)} />}
      {isBeside && <PreviewBeside documentId={documentId} onClose={closeBeside} />}
    </Flex>
  );
}

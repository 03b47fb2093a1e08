import { Box, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { PreviewFrame } from './preview-frame';
import { useTexts } from './texts/use-texts';

/** That of a common phone; the layout of wide screens is made smaller until it fits. */
const WIDTHS = { phone: { width: '390px' }, wide: { width: '1024px', zoom: 390 / 1024 } };

type PreviewBesideProps = { documentId: string; onClose: () => void };

/** The page of a version beside the form, at the end of the window; `preview.css` makes room for it. */
export function PreviewBeside({ documentId, onClose }: PreviewBesideProps) {
  const texts = useTexts();
  const titleId = useId();
  useEffect(() => {
    document.documentElement.dataset.preview = 'beside';
    return () => {
      delete document.documentElement.dataset.preview;
    };
  }, []);
  return createPortal(
    <Box tag="section" className="preview-beside" background="neutral0" aria-labelledby={titleId}>
      <header>
        <Typography variant="beta" tag="h2" id={titleId}>
          {texts.title}
        </Typography>
        <IconButton label={texts.close} variant="ghost" onClick={onClose}>
          <Cross />
        </IconButton>
      </header>
      <PreviewFrame documentId={documentId} widths={WIDTHS} />
    </Box>,
    document.body,
  );
}

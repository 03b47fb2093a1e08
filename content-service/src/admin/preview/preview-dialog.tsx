import { Modal } from '@strapi/design-system';
import { useReturnFocus } from '../frame/focus';
import { PreviewFrame } from './preview-frame';
import { useTexts } from './texts/use-texts';

/** That of a common phone, and one with the layout of wide screens. */
const WIDTHS = { phone: { width: '390px', maxWidth: '100%' }, wide: { flex: '1 0 1024px' } };

/** The whole window: the page is shown at its real size. */
const FULL_WINDOW = {
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  borderRadius: 0,
};

type PreviewDialogProps = { documentId: string; onClose: () => void };

/** The page of a version over the form. */
export function PreviewDialog({ documentId, onClose }: PreviewDialogProps) {
  const texts = useTexts();
  const returnFocus = useReturnFocus();
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content
        aria-describedby={undefined}
        style={FULL_WINDOW}
        onCloseAutoFocus={returnFocus}
      >
        <Modal.Header closeLabel={texts.close}>
          <Modal.Title>{texts.title}</Modal.Title>
        </Modal.Header>
        <PreviewFrame documentId={documentId} widths={WIDTHS} />
      </Modal.Content>
    </Modal.Root>
  );
}

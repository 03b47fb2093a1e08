import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../frame/focus';
import { closeDialog } from '../dialog';
import { useSay } from '../texts/desk-texts';

interface FrameProps {
  title: string;
  /** Text of the button that only closes. */
  closeLabel?: string;
  /** The button that does something. */
  action?: ReactNode;
  children: ReactNode;
}

/** A dialog of the desk. */
export function DialogFrame({ title, closeLabel, action, children }: FrameProps) {
  const say = useSay();
  const returnFocus = useReturnFocus();
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && closeDialog()}>
      <Modal.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap" justifyContent="space-between" width="100%">
            <Button variant="tertiary" onClick={closeDialog}>
              {closeLabel ?? say('cancel')}
            </Button>
            {action}
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

import { Button, Flex, Modal } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';

export type DialogProps = { editor: Editor; onClose: () => void };

type FrameProps = DialogProps & {
  title: string;
  /** Text of the button that applies the dialog. */
  applyLabel: string;
  onApply: () => void;
  /** Further buttons. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A dialog of the editor. It stands within the panel's form, so it has none of its own: Enter applies it. */
export function DialogFrame(props: FrameProps) {
  const { editor, onClose, title, applyLabel, onApply, actions, children } = props;
  const texts = useTexts();
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onApply();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!editor.isDestroyed) editor.commands.focus();
        }}
      >
        <Modal.Header closeLabel={texts.cancel}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4} onKeyDown={applyOnEnter}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Flex gap={2}>
            {actions}
            <Button onClick={onApply}>{applyLabel}</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Otherwise the button that closes it has the focus: Enter behind what is typed blindly would do so. */
function focusFirstField(event: Event): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const field = currentTarget.querySelector<HTMLElement>('input, textarea, [role=combobox]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

import { type Editor, Extension } from '@tiptap/core';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** The control that follows an element in the order of the Tab key. */
function nextControl(element: Element): HTMLElement | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const isNext = (control: HTMLElement) =>
    Boolean(element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    !element.contains(control) &&
    control.tabIndex >= 0 &&
    !control.matches(':disabled') &&
    control.checkVisibility();
  return controls.find(isNext);
}

/** Moves the focus to the control after the text: in a table, Tab leads from cell to cell only. */
function leaveEditor({ editor }: { editor: Editor }): boolean {
  const next = nextControl(editor.view.dom);
  next?.focus();
  return next !== undefined;
}

export const LeaveEditor = Extension.create({
  name: 'leaveEditor',
  addKeyboardShortcuts: () => ({ Escape: leaveEditor }),
});

/**
 * Validates a field when it loses focus, with messages from the document, until it is corrected, and
 * shows its limits near the upper one.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

let isPressing = false;

function validate(field: Field): void {
  const { messages = '{}', max } = field.dataset;
  const messageByCheck: Record<string, string> = JSON.parse(messages);
  const failedCheck = Object.keys(messageByCheck).find((name) =>
    name === 'tooLong' ? field.value.length > Number(max) : Reflect.get(field.validity, name),
  );
  const output = document.getElementById(`${field.id}-error`);
  if (!output?.lastElementChild) return;
  output.lastElementChild.textContent = failedCheck ? (messageByCheck[failedCheck] ?? '') : '';
  output.hidden = !failedCheck;
  field.setAttribute('aria-invalid', String(Boolean(failedCheck)));
}

// A message that appears while a button is pressed would move the button away from the pointer.
addEventListener('pointerdown', ({ target }) => {
  isPressing = target instanceof Element && Boolean(target.closest('button'));
});
addEventListener('pointerup', () => {
  isPressing = false;
});
addEventListener('focusout', ({ target }) => {
  if (target instanceof Element && target.matches('[data-messages]') && !isPressing)
    validate(target as Field);
});
addEventListener('input', ({ target }) => {
  const { id, value, dataset } = target as Field;
  const limit = document.getElementById(`${id}-limit`);
  if (limit) limit.hidden = value.length <= 0.9 * Number(dataset.max);
  if (target instanceof Element && target.matches('[data-messages][aria-invalid=true]'))
    validate(target as Field);
});

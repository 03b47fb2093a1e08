/** A field that was left says what is wrong with it, in words that the page brought along, until it is mended. */

type Field = HTMLInputElement | HTMLTextAreaElement;

let pressing = false;

function judge(field: Field): void {
  const { messages = '{}', max } = field.dataset;
  const words: Record<string, string> = JSON.parse(messages);
  const fault = Object.keys(words).find((name) =>
    name === 'tooLong' ? field.value.length > Number(max) : Reflect.get(field.validity, name),
  );
  const place = document.getElementById(`${field.id}-error`);
  if (!place?.lastElementChild) return;
  place.lastElementChild.textContent = fault ? (words[fault] ?? '') : '';
  place.hidden = !fault;
  field.setAttribute('aria-invalid', String(Boolean(fault)));
}

// A message that comes while a button is being pressed would move the button away from the pointer.
addEventListener('pointerdown', ({ target }) => {
  pressing = target instanceof Element && Boolean(target.closest('button'));
});
addEventListener('pointerup', () => {
  pressing = false;
});
addEventListener('focusout', ({ target }) => {
  if (target instanceof Element && target.matches('[data-messages]') && !pressing)
    judge(target as Field);
});
addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches('[data-messages][aria-invalid=true]'))
    judge(target as Field);
});

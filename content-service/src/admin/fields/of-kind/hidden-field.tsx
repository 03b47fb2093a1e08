/** Stands for a field that the form does not show; fields.css takes its cell and its row away. */
export function HiddenField() {
  return <span data-hidden-field="" hidden />;
}

/**
 * The beginning of a text that goes on, ready for an ellipsis: without spaces and marks at its end, as
 * two marks in a row look like a mistake.
 */
export function cutOff(beginning: string): string {
  return beginning.replace(/[\s.,;:،؛۔।–-]+$/u, '');
}

/** Whether a label contains a text that is being typed, whatever its case and marks. */
export function containsWords(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').trim();
}

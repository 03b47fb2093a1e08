import { en, type HelpKey, type LabelKey } from '../labels/en';
import { catalogue } from '../labels/label-translations';

/** Our key for the label of a field; `information.phone` and the like are keys already. */
function labelKey(field: string): LabelKey {
  return (field.includes('.') ? field : `post.${field}`) as LabelKey;
}

/** The name of a field as in the form. @param language of the panel */
export function fieldLabel(field: string, language: string): string {
  return (catalogue[language] ?? en).labels[labelKey(field)] ?? field;
}

/** What the form says below a field; empty for some. */
export function fieldHelp(field: string, language: string): string {
  return (catalogue[language] ?? en).help[labelKey(field) as HelpKey] ?? '';
}

/** The name of a field in every language of the panel. */
export function allLabels(field: string): string[] {
  return Object.values(catalogue).map(({ labels }) => labels[labelKey(field)]);
}

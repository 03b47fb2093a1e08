import { en, type HelpKey } from './en';
import { catalogue } from './label-translations';

/** What this reads of a field in the layout of Strapi's form; everything else is handed on. */
interface Field {
  hint?: string;
}

/** What this reads of the layout of Strapi's form. */
export interface EditLayout {
  layout: Field[][][];
  components: Record<string, { layout: Field[][] }>;
}

const keyOfHelp = new Map(
  Object.entries(en.help).map(([key, text]) => [text, key as HelpKey] as const),
);

/**
 * Translates the help below the fields. The server stores it in English (src/form-layout); text that
 * an operator wrote instead is not in our table and stays.
 */
export function translateHelp<Data extends { layout: EditLayout }>(
  data: Data,
  language: string,
): Data {
  const help = catalogue[language]?.help;
  if (!help) return data;
  const translate = <Item extends Field>(field: Item): Item => {
    const key = keyOfHelp.get(field.hint ?? '');
    return key ? { ...field, hint: help[key] } : field;
  };
  const translateRows = <Item extends Field>(rows: Item[][]) =>
    rows.map((row) => row.map(translate));
  const components = Object.entries(data.layout.components).map(([uid, component]) => [
    uid,
    { ...component, layout: translateRows(component.layout) },
  ]);
  return {
    ...data,
    layout: {
      ...data.layout,
      layout: data.layout.layout.map(translateRows),
      components: Object.fromEntries(components),
    },
  };
}

import type { Layout } from './layouts';

interface Cell {
  name: string;
  size: number;
}

/** The configuration of a type or a component as Strapi stores it, as far as we change it. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit?: Record<string, unknown>; list?: Record<string, unknown> }>;
  layouts: { edit: Cell[][]; list: string[] };
}

/** What was set by code, for telling it from what an operator set. */
export type Arranged = Pick<Configuration, 'layouts'> & { help: Record<string, string> };

/**
 * Applies a layout and help to a configuration.
 * @param fields of the type; the layout may name others, which are left out
 * @param help by field
 */
export function arrange<Stored extends Configuration>(
  configuration: Stored,
  layout: Layout,
  fields: readonly string[],
  help: Readonly<Record<string, string>>,
): Stored {
  const exists = (name: string) => fields.includes(name);
  const edit = layout.edit
    ?.map((row) => row.filter(([name]) => exists(name)).map(([name, size]) => ({ name, size })))
    .filter((row) => row.length > 0);
  const metadatas = Object.entries(configuration.metadatas).map(([field, metadata]) => {
    const mainField = layout.mainFields?.[field];
    const description = help[field];
    return [
      field,
      {
        edit: {
          ...metadata.edit,
          ...(description !== undefined && { description }),
          ...(mainField !== undefined && { mainField }),
        },
        list: { ...metadata.list, ...(mainField !== undefined && { mainField }) },
      },
    ];
  });
  return {
    ...configuration,
    settings: {
      ...configuration.settings,
      ...(layout.newestBy && { defaultSortBy: layout.newestBy, defaultSortOrder: 'DESC' }),
    },
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      edit: edit ?? configuration.layouts.edit,
      list: layout.list?.filter(exists) ?? configuration.layouts.list,
    },
  };
}

/** What `isUntouched` compares. */
export function arrangedPart({ layouts, metadatas }: Configuration): Arranged {
  const help = Object.entries(metadatas).map(([field, { edit }]) => [
    field,
    String(edit?.description ?? ''),
  ]);
  return { layouts, help: Object.fromEntries(help) };
}

/**
 * Whether a configuration is still as code set it. Fields that were added to the type since then,
 * which Strapi appends to the form, do not count as a change.
 */
export function isUntouched(configuration: Configuration, before: Arranged): boolean {
  const { layouts, help } = arrangedPart(configuration);
  const isKnown = (field: string) => Object.hasOwn(before.help, field);
  const rows = (edit: Cell[][]) =>
    edit
      .map((row) => row.filter(({ name }) => isKnown(name)).map(({ name, size }) => [name, size]))
      .filter((row) => row.length > 0);
  return (
    isEqual(rows(layouts.edit), rows(before.layouts.edit)) &&
    isEqual(layouts.list.filter(isKnown), before.layouts.list) &&
    Object.entries(before.help).every(([field, text]) => (help[field] ?? '') === text)
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import type { Core } from '@strapi/strapi';
import { VERSION } from '../versions/version';
import type { TableField } from './fields';
import type { Reading } from './read-row';

type Attributes = Record<string, ReturnType<Reading['attributeOf']> & { component?: string }>;

/** What the schema says of the fields of a table. @throws Error for a field that versions lack */
export function attributeOf(strapi: Core.Strapi): Reading['attributeOf'] {
  // Strapi's type lists the components that it knows by name.
  const components = strapi.components as unknown as Record<string, { attributes: Attributes }>;
  return (field: TableField) => {
    const [name = '', part] = field.split('.');
    const own = (strapi.contentType(VERSION).attributes as Attributes)[name];
    const component = components[own?.component ?? '']?.attributes;
    const attribute = part === undefined ? own : component?.[part];
    if (!attribute) throw new Error(`versions have no field ${field}`);
    return attribute;
  };
}

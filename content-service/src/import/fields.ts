/** How a cell is read. */
export type CellType =
  | 'text'
  | 'description'
  | 'reference'
  | 'date'
  | 'number'
  | 'coordinate'
  | 'yes-or-no'
  | 'phone'
  | 'address'
  | 'codes'
  | 'currency';

/**
 * The fields of a post that a table can hold, in the order of an exported one; parts of components
 * by their paths. Pictures, links between posts and what few posts need stay to the form.
 */
export const TABLE_FIELDS = {
  title: 'text',
  post_type: 'reference',
  nationality: 'reference',
  city: 'reference',
  area: 'reference',
  post_category: 'reference',
  description: 'description',
  start: 'date',
  end: 'date',
  price: 'number',
  currency: 'currency',
  'information.phone': 'phone',
  'information.whatsapp': 'phone',
  'information.email': 'text',
  'information.website': 'address',
  'information.address': 'text',
  'information.landmark': 'text',
  'information.opening_hours': 'text',
  'information.delivers': 'yes-or-no',
  'information.languages': 'codes',
  'information.condition': 'text',
  'information.organiser': 'text',
  'map.latitude': 'coordinate',
  'map.longitude': 'coordinate',
  creator: 'reference',
  slug: 'text',
  is_active: 'yes-or-no',
} as const satisfies Record<string, CellType>;

export type TableField = keyof typeof TABLE_FIELDS;

export const TABLE_FIELD_NAMES = Object.keys(TABLE_FIELDS) as TableField[];

/** The fields that hold another entry. */
export type ReferenceField = {
  [Field in TableField]: (typeof TABLE_FIELDS)[Field] extends 'reference' ? Field : never;
}[TableField];

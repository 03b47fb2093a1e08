/** What this reads of a field in the layout of Strapi's form; everything else is handed on. */
interface Field {
  name: string;
  attribute: object;
}

interface FormLayout {
  layout: Field[][][];
  components: Record<string, { layout: object[][] }>;
}

/** Our inputs by the fields of a post. */
const OF_POST: Readonly<Record<string, string>> = {
  title: 'title',
  post_type: 'choice',
  nationality: 'choice',
  city: 'choice',
  area: 'choice',
  post_category: 'choice',
  picture: 'picture',
  gallery: 'picture',
  start: 'local-time',
  end: 'local-time',
  price: 'price',
  currency: 'of-kind',
  information: 'information',
  map: 'position',
  slug: 'slug',
};

/** Our inputs by the fields of a price of the cost calculator, and of a rate of exchange. */
const OF_PRICE: Readonly<Record<string, string>> = {
  low: 'amount',
  high: 'amount',
  per_usd: 'rate',
};

const INFORMATION = 'post.information';

/**
 * Shows our inputs in the forms of posts, versions, prices and rates. Only the panel's copy of the layout names them:
 * the types stay as they are, as Strapi has no custom fields for relations and components.
 */
export function replaceInputs<Data extends { layout: FormLayout }>(data: Data): Data {
  const { layout, components } = data.layout;
  const names = layout.flat(2).map(({ name }) => name);
  const inputs = names.includes('post_type') ? OF_POST : OF_PRICE;
  if (!names.some((name) => Object.hasOwn(inputs, name))) return data;
  const cells = components[INFORMATION]?.layout;
  const replace = <Item extends Field>(field: Item): Item => {
    const input = inputs[field.name];
    if (!input) return field;
    const attribute = { ...field.attribute, customField: `global::${input}` };
    return {
      ...field,
      attribute: field.name === 'information' ? { ...attribute, cells } : attribute,
    };
  };
  return {
    ...data,
    layout: { ...data.layout, layout: layout.map((panel) => panel.map((row) => row.map(replace))) },
  };
}

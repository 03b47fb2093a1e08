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
const INPUTS: Readonly<Record<string, string>> = {
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

const INFORMATION = 'post.information';

/**
 * Shows our inputs in the form of a post or a version. Only the panel's copy of the layout names them:
 * the types stay as they are, as Strapi has no custom fields for relations and components.
 */
export function replaceInputs<Data extends { layout: FormLayout }>(data: Data): Data {
  const { layout, components } = data.layout;
  const isPost = layout.flat(2).some(({ name }) => name === 'post_type');
  if (!isPost) return data;
  const cells = components[INFORMATION]?.layout;
  const replace = <Item extends Field>(field: Item): Item => {
    const input = INPUTS[field.name];
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

import { PARTNER_FIELD } from '../../brand';
import {
  type FilterTable,
  NAMES,
  PICTURE,
  type PopulateTable,
  type ReadRules,
} from '../../read-api/rules';

const FIELDS = [
  'title',
  'description',
  'slug',
  'createdAt',
  'updatedAt',
  'price',
  'currency',
  'start',
  'end',
  PARTNER_FIELD,
  'stick_top',
  'sticky_order',
  'is_active',
  'checked_at',
  'confirmed_at',
  'corrected_at',
  'check_due_at',
  'expires_at',
  'contact_hidden_at',
  'safety_note',
  'translation_group',
  'translated_from',
  'is_machine_translated',
  'is_outdated',
];

/** Whether the words of the post that it was translated from have changed since. */
const COMPUTED = {
  is_outdated: `coalesce((select source.words_changed_at > :table:.source_words_at
    from posts source where source.id = :table:.translated_from), false)`,
};

const FILTERS: FilterTable = {
  id: 'integer',
  documentId: 'text',
  title: 'text',
  slug: 'text',
  createdAt: 'date',
  updatedAt: 'date',
  price: 'number',
  currency: 'text',
  start: 'date',
  end: 'date',
  [PARTNER_FIELD]: 'boolean',
  stick_top: 'boolean',
  sticky_order: 'signed',
  is_active: 'boolean',
  checked_at: 'date',
  check_due_at: 'date',
  expires_at: 'date',
  post_type: { id: 'integer', documentId: 'text', name: 'text' },
  post_category: { id: 'integer', documentId: 'text', name: 'text', slug: 'text' },
  nationality: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    language: 'text',
    language_query: 'text',
    is_rtl: 'boolean',
  },
  city: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    country: { id: 'integer', documentId: 'text', name: 'text', code: 'text' },
  },
  area: { id: 'integer', documentId: 'text', name: 'text', slug: 'text' },
  creator: { id: 'integer', documentId: 'text', name: 'text' },
};

const POST_TYPE = { fields: ['name'], populate: { names: NAMES } };

const NATIONALITY = {
  fields: ['name', 'language', 'language_query', 'is_rtl'],
  populate: { flag: PICTURE, names: NAMES },
};

const COUNTRY = { fields: ['name', 'code', 'currency'], populate: { names: NAMES } };

const CITY = {
  fields: ['name', 'slug', 'latitude', 'longitude', 'time_zone'],
  populate: { country: COUNTRY, names: NAMES },
};

const CATEGORY = { fields: ['name', 'slug'], populate: { names: NAMES } };

const POPULATE: PopulateTable = {
  creator: { fields: ['name'], populate: { picture: PICTURE } },
  nationality: NATIONALITY,
  post_type: POST_TYPE,
  post_category: CATEGORY,
  picture: PICTURE,
  gallery: PICTURE,
  information: {
    fields: [
      'phone',
      'whatsapp',
      'email',
      'website',
      'address',
      'landmark',
      'opening_hours',
      'delivers',
      'languages',
      'condition',
      'organiser',
    ],
    isComponent: true,
    withheld: {
      since: 'contact_hidden_at',
      fields: ['phone', 'whatsapp', 'email', 'website'],
    },
  },
  map: { fields: ['latitude', 'longitude'], isComponent: true },
  sources: { fields: ['title', 'url', 'date'], isComponent: true },
  answers: { fields: ['author', 'date', 'text'], isComponent: true },
  city: CITY,
  area: { fields: ['name', 'slug'], populate: { city: CITY, names: NAMES } },
  related: {
    fields: FIELDS,
    populate: {
      picture: PICTURE,
      post_type: POST_TYPE,
      post_category: CATEGORY,
      nationality: NATIONALITY,
      city: CITY,
    },
    requiredValues: { is_active: true },
    computed: COMPUTED,
  },
  translations: {
    fields: ['title', 'slug', 'translated_from', 'is_machine_translated', 'is_outdated'],
    populate: { nationality: NATIONALITY, post_type: POST_TYPE },
    requiredValues: { is_active: true },
    computed: COMPUTED,
    sharing: { target: 'api::post.post', field: 'translation_group' },
  },
};

/** The allowlist of posts. */
export const POST_READ_RULES: ReadRules = {
  fields: FIELDS,
  filters: FILTERS,
  sorts: [
    'id',
    'createdAt',
    'updatedAt',
    'start',
    'end',
    'price',
    'title',
    'stick_top',
    'sticky_order',
    PARTNER_FIELD,
    'listed_last',
  ],
  defaultSort: [
    { field: 'stick_top', direction: 'desc' },
    { field: 'sticky_order', direction: 'desc' },
    { field: 'createdAt', direction: 'desc' },
  ],
  populate: POPULATE,
  requiredValues: { is_active: true },
  searchField: 'search_text',
  computed: COMPUTED,
  translations: {
    group: 'translation_group',
    source: 'translated_from',
    language: { relation: 'nationality', field: 'language_query' },
  },
};

import { PARTNER_FIELD } from '../brand';

/** A field and its width of twelve columns. */
type Cell = readonly [field: string, columns: number];

/** How the panel shows entries of a type. */
export interface Layout {
  /** Rows of the form. Fields that are missing are hidden. */
  edit?: readonly (readonly Cell[])[];
  /** Columns of the list. */
  list?: readonly string[];
  /** Field that the list is sorted by, the newest first. */
  newestBy?: string;
  /** The field that stands for an entry of a related type. */
  mainFields?: Readonly<Record<string, string>>;
}

/**
 * In the order in which one thinks: what, for whom, where, text, pictures, when, how much, contact,
 * and last what few posts need. `checked_at` is shown beside the form; `purge_at` and `search_text` are
 * technical.
 */
const post: Layout = {
  edit: [
    [['title', 12]],
    [
      ['post_type', 6],
      ['nationality', 6],
    ],
    [
      ['city', 6],
      ['area', 6],
    ],
    [
      ['post_category', 6],
      ['creator', 6],
    ],
    [['description', 12]],
    [
      ['picture', 6],
      ['gallery', 6],
    ],
    [
      ['start', 6],
      ['end', 6],
    ],
    [
      ['price', 6],
      ['currency', 6],
    ],
    [['information', 12]],
    [['map', 12]],
    [
      ['slug', 6],
      ['related', 6],
    ],
    [
      ['is_active', 6],
      [PARTNER_FIELD, 6],
    ],
    [['check_every', 6]],
    [
      ['stick_top', 6],
      ['sticky_order', 6],
    ],
  ],
  list: [
    'picture',
    'title',
    'post_type',
    'nationality',
    'city',
    'is_active',
    'checked_at',
    'updatedBy',
    'updatedAt',
  ],
  newestBy: 'updatedAt',
  // "العربية" says more to an editor than "Sudanese".
  mainFields: { nationality: 'language' },
};

const version: Layout = {
  ...post,
  list: [
    'picture',
    'title',
    'post_type',
    'nationality',
    'city',
    'state',
    'editor_name',
    'updatedAt',
  ],
};

/** Layouts by type. The form of a version is that of the post. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'api::post.post': post,
  'api::post-version.post-version': version,
  'api::post-category.post-category': { list: ['name', 'slug', 'updatedAt'] },
  'api::nationality.nationality': { list: ['flag', 'name', 'language', 'language_query'] },
  'api::city.city': { list: ['name', 'country', 'time_zone', 'updatedAt'] },
  'api::area.area': { list: ['name', 'city', 'updatedAt'] },
  'api::country.country': {},
  'api::post-type.post-type': {},
  'api::creator.creator': { list: ['picture', 'name', 'updatedAt'] },
  'api::concept.concept': {},
  'api::contact-message.contact-message': {
    list: ['createdAt', 'subject', 'name', 'language', 'state'],
    newestBy: 'createdAt',
  },
  'api::report.report': {
    edit: [
      [
        ['post', 6],
        ['reason', 6],
      ],
      [['words', 12]],
      [
        ['email', 6],
        ['language', 6],
      ],
      [
        ['state', 6],
        ['answered_at', 6],
      ],
      [['answer', 12]],
    ],
    list: ['createdAt', 'title', 'reason', 'language', 'state'],
    newestBy: 'createdAt',
  },
};

/** Components, whose help is set and whose layout is Strapi's. */
export const COMPONENTS: readonly string[] = [
  'post.information',
  'post.map',
  'search.translated-name',
  'search.concept-words',
];

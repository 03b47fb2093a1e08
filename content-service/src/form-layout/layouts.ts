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
    [['sources', 12]],
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
    [['answers', 12]],
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
    // `progress` and the answer stand beside the form.
    edit: [
      [
        ['subject', 6],
        ['kind', 6],
      ],
      [['post', 12]],
      [['message', 12]],
      [
        ['name', 6],
        ['email', 6],
      ],
      [
        ['phone', 6],
        ['language', 6],
      ],
      [['about', 12]],
      [['about_data', 12]],
      [
        ['state', 6],
        ['sent_at', 6],
      ],
      [['why', 12]],
    ],
    list: [
      'createdAt',
      'kind',
      'subject',
      'name',
      'language',
      'progress',
      'assignee_name',
      'state',
    ],
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
    ],
    list: ['createdAt', 'title', 'reason', 'language', 'state', 'assignee_name'],
    newestBy: 'createdAt',
  },
  'api::answer-template.answer-template': {
    edit: [
      [['name', 12]],
      [
        ['answers', 6],
        ['language', 6],
      ],
      [['text', 12]],
    ],
    list: ['name', 'answers', 'language', 'updatedAt'],
  },
  'api::scam-rule.scam-rule': {
    edit: [
      [
        ['name', 6],
        ['language', 6],
      ],
      [['words', 12]],
      [['is_active', 6]],
    ],
    list: ['name', 'language', 'is_active', 'updatedAt'],
  },
  'api::calendar-feed.calendar-feed': {
    edit: [
      [
        ['name', 6],
        ['is_active', 6],
      ],
      [['address', 12]],
      [
        ['nationality', 6],
        ['post_category', 6],
      ],
      [
        ['city', 6],
        ['area', 6],
      ],
      [
        ['organiser', 6],
        ['creator', 6],
      ],
      [
        ['fetched_at', 6],
        ['problem', 6],
      ],
    ],
    list: ['name', 'problem', 'is_active', 'fetched_at', 'city'],
    mainFields: { nationality: 'language', city: 'name', area: 'name' },
  },
  'api::cost-item.cost-item': {
    edit: [
      [
        ['name', 6],
        ['key', 6],
      ],
      [
        ['group', 6],
        ['per', 6],
      ],
      [
        ['unit', 6],
        ['amount', 6],
      ],
      [['housing', 12]],
      [['names', 12]],
    ],
    list: ['name', 'group', 'unit', 'per', 'amount'],
  },
  'api::price.price': {
    edit: [
      [['item', 12]],
      [
        ['city', 6],
        ['area', 6],
      ],
      [
        ['low', 4],
        ['high', 4],
        ['currency', 4],
      ],
      [
        ['observed_on', 4],
        ['checked_on', 4],
        ['valid_for', 4],
      ],
      [
        ['source_kind', 6],
        ['source', 6],
      ],
      [
        ['source_url', 6],
        ['sample_size', 6],
      ],
      [['is_example', 12]],
    ],
    list: ['item', 'city', 'low', 'high', 'currency', 'observed_on', 'is_example'],
    newestBy: 'observed_on',
    mainFields: { item: 'name', city: 'name', area: 'name' },
  },
  'api::rate.rate': {
    edit: [
      [
        ['currency', 4],
        ['per_usd', 4],
        ['date', 4],
      ],
      [
        ['kind', 4],
        ['source', 8],
      ],
      [['source_url', 12]],
      [
        ['has_parallel_market', 6],
        ['is_example', 6],
      ],
    ],
    list: ['currency', 'per_usd', 'date', 'kind', 'source', 'is_example'],
    newestBy: 'date',
  },
  'api::price-report.price-report': {
    edit: [
      [
        ['item', 6],
        ['city', 6],
      ],
      [
        ['amount', 4],
        ['currency', 4],
        ['state', 4],
      ],
    ],
    list: ['createdAt', 'item', 'city', 'amount', 'currency', 'state'],
    newestBy: 'createdAt',
    mainFields: { item: 'name', city: 'name' },
  },
};

/** Components, whose help is set and whose layout is Strapi's. */
export const COMPONENTS: readonly string[] = [
  'post.information',
  'post.map',
  'post.source',
  'post.answers',
  'search.translated-name',
  'search.concept-words',
  'place.introduction',
  'place.emergency-number',
];

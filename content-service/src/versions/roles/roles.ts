import { conditionIdFor, languageName, type RoleLanguage } from '../language-conditions';
import { DELETE_POST, IMPORT_POSTS, MAKE_PUBLIC } from '../rights';
import { POST, VERSION } from '../version';

/** A right of a role: an action, on a type or on none, on all fields unless some are named. */
export interface Right {
  action: string;
  subject?: string;
  fields?: string[];
  conditions?: string[];
}

export interface Role {
  /** Never changes: by it a role is created only once. */
  code: string;
  name: string;
  description: string;
  rights: Right[];
}

const EXPLORER = 'plugin::content-manager.explorer';

/** Types that the form of a post refers to. */
const REFERENCES = [
  'api::area.area',
  'api::city.city',
  'api::country.country',
  'api::creator.creator',
  'api::nationality.nationality',
  'api::post-category.post-category',
  'api::post-type.post-type',
];

export const CONTACT_MESSAGE = 'api::contact-message.contact-message';
export const REPORT = 'api::report.report';
export const ANSWER_TEMPLATE = 'api::answer-template.answer-template';
export const SCAM_RULE = 'api::scam-rule.scam-rule';
export const CALENDAR_FEED = 'api::calendar-feed.calendar-feed';
const COST_ITEM = 'api::cost-item.cost-item';
const PRICE = 'api::price.price';
const RATE = 'api::rate.rate';
const PRICE_REPORT = 'api::price-report.price-report';

/** Types of what a month costs. */
export const COST_TYPES: readonly string[] = [COST_ITEM, PRICE, RATE, PRICE_REPORT];

/** Fields that a translation changes; the others are those of the original. */
const TRANSLATED_FIELDS = ['title', 'description', 'slug', 'nationality', 'related', 'note'];

const READ: Right[] = [POST, VERSION, ...REFERENCES].map((subject) => ({
  action: `${EXPLORER}.read`,
  subject,
}));

const PICTURES: Right[] = ['read', 'assets.create', 'assets.update', 'assets.copy-link'].map(
  (action) => ({ action: `plugin::upload.${action}` }),
);

const WRITE: Right[] = ['create', 'update'].map((action) => ({
  action: `${EXPLORER}.${action}`,
  subject: VERSION,
}));

const ANSWER_REPORTS: Right[] = ['read', 'update'].map((action) => ({
  action: `${EXPLORER}.${action}`,
  subject: REPORT,
}));

const onType = (subject: string, ...actions: string[]): Right[] =>
  actions.map((action) => ({ action: `${EXPLORER}.${action}`, subject }));

const WRITE_AIDS: Right[] = [ANSWER_TEMPLATE, SCAM_RULE].flatMap((subject) =>
  onType(subject, 'read', 'create', 'update', 'delete'),
);

const WRITE_PRICES: Right[] = [
  ...onType(COST_ITEM, 'read'),
  ...onType(PRICE, 'read', 'create', 'update', 'delete'),
  ...onType(RATE, 'read', 'create', 'update'),
  ...onType(PRICE_REPORT, 'read', 'update'),
];

/** The roles of everybody who works at the desk. Nobody but an administrator writes posts directly. */
export const ROLES: readonly Role[] = [
  {
    code: 'desk-editor',
    name: 'Post editor',
    description: 'Writes posts in all languages and sends them to review.',
    rights: [
      ...READ,
      ...PICTURES,
      ...WRITE,
      { action: IMPORT_POSTS },
      ...WRITE_PRICES,
      ...onType(CALENDAR_FEED, 'read'),
    ],
  },
  {
    code: 'desk-publisher',
    name: 'Publisher',
    description: 'Writes posts, makes them public, schedules, deletes and puts them back.',
    rights: [
      ...READ,
      ...PICTURES,
      ...WRITE,
      { action: IMPORT_POSTS },
      { action: MAKE_PUBLIC },
      { action: DELETE_POST },
      ...ANSWER_REPORTS,
      ...WRITE_AIDS,
      ...WRITE_PRICES,
      ...onType(CALENDAR_FEED, 'read', 'create', 'update', 'delete'),
      ...onType(COST_ITEM, 'create', 'update'),
      ...onType(RATE, 'delete'),
    ],
  },
  {
    code: 'desk-translator',
    name: 'Translator',
    description: 'Writes title and text of posts; other details stay those of the original.',
    rights: [
      ...READ,
      ...PICTURES,
      ...WRITE.map((right) => ({ ...right, fields: TRANSLATED_FIELDS })),
    ],
  },
  {
    code: 'desk-moderator',
    name: 'Moderator',
    description: 'Reads posts and messages, and deletes posts that should not be there.',
    rights: [
      ...READ,
      { action: `${EXPLORER}.update`, subject: VERSION, fields: ['is_active', 'note'] },
      { action: `${EXPLORER}.read`, subject: CONTACT_MESSAGE },
      { action: `${EXPLORER}.update`, subject: CONTACT_MESSAGE },
      ...ANSWER_REPORTS,
      ...WRITE_AIDS,
      { action: DELETE_POST },
    ],
  },
];

/** The role of editors who write in one language: they see all posts and write those in theirs. */
export function editorRoleFor(language: RoleLanguage): Role {
  const conditions = [conditionIdFor(language)];
  return {
    code: `desk-editor-${language}`,
    name: `Post editor, ${languageName(language)}`,
    description: `Writes posts in ${languageName(language)} and sends them to review.`,
    rights: [
      ...READ.map((right) => (right.subject === VERSION ? { ...right, conditions } : right)),
      ...PICTURES,
      ...WRITE.map((right) => ({ ...right, conditions })),
      { action: IMPORT_POSTS },
    ],
  };
}

import { PARTNER_FIELD } from '../../../../brand';

// To-one relations are columns of the posts table ("useJoinTable": false), so that one index can
// serve both filter and order of a list.
const belongsTo = (target: string) => ({
  type: 'relation',
  relation: 'manyToOne',
  target,
  useJoinTable: false,
});

const LIST_ORDER = ['stick_top', 'sticky_order', 'created_at', 'id'];

/** Filters of lists. With all of them in one index, counting and sorting read no table rows. */
const FACETS = ['post_type_id', 'nationality_id', 'city_id', 'post_category_id', 'area_id'];

// Written by the desk, not in the form.
const technical = { pluginOptions: { 'content-manager': { visible: false } } };

/** A post. No drafts and no locales: each publication would give it a new numeric id. */
export default {
  kind: 'collectionType',
  collectionName: 'posts',
  info: { singularName: 'post', pluralName: 'posts', displayName: 'Post' },
  options: { draftAndPublish: false },
  indexes: [
    // The smallest index on this column, for counting.
    { name: 'posts_active_index', columns: ['is_active'] },
    // Contains what searches narrow lists by and what is over, so that they read only the rows they show.
    {
      name: 'posts_list_index',
      columns: ['is_active', ...LIST_ORDER, ...FACETS, 'price', 'start', 'end', 'listed_last'],
    },
    // Contains the time of the end, so that a list without what has ended reads no rows of that.
    {
      name: 'posts_list_of_type_index',
      columns: ['is_active', 'post_type_id', ...LIST_ORDER, 'expires_at'],
    },
    // Contains the kind, so that a list of one kind in a city reads no rows of other kinds.
    {
      name: 'posts_list_of_city_index',
      columns: ['is_active', 'city_id', ...LIST_ORDER, 'post_type_id'],
    },
    { name: 'posts_facets_index', columns: ['is_active', ...FACETS, ...LIST_ORDER] },
    { name: 'posts_slug_index', columns: ['slug'], type: 'unique' },
    { name: 'posts_document_index', columns: ['document_id'] },
    { name: 'posts_purge_index', columns: ['purge_at'] },
    { name: 'posts_check_due_index', columns: ['check_due_at'] },
    { name: 'posts_expires_index', columns: ['expires_at'] },
    { name: 'posts_translation_group_index', columns: ['translation_group'] },
    { name: 'posts_translated_from_index', columns: ['translated_from'] },
  ],
  attributes: {
    title: { type: 'string', maxLength: 255 },
    description: { type: 'customField', customField: 'global::article-text' },
    // Not only digits: such a URL would be read as an id.
    slug: { type: 'string', unique: true, maxLength: 200, regex: '^(?!\\d+$)[^\\s/?#%&\\\\]+$' },
    is_active: { type: 'boolean', required: true, default: true },
    stick_top: { type: 'boolean', required: true, default: false },
    sticky_order: { type: 'integer', required: true, default: 0 },
    [PARTNER_FIELD]: { type: 'boolean', required: true, default: false },
    price: { type: 'float', min: 0 },
    currency: { type: 'string', regex: '^[A-Z]{3}$' },
    start: { type: 'datetime' },
    end: { type: 'datetime' },
    picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
    gallery: { type: 'media', multiple: true, allowedTypes: ['images'] },
    post_type: belongsTo('api::post-type.post-type'),
    post_category: belongsTo('api::post-category.post-category'),
    nationality: belongsTo('api::nationality.nationality'),
    city: belongsTo('api::city.city'),
    area: belongsTo('api::area.area'),
    creator: belongsTo('api::creator.creator'),
    related: belongsTo('api::post.post'),
    information: { type: 'component', component: 'post.information' },
    map: { type: 'component', component: 'post.map' },
    // Where the facts of the text come from.
    sources: { type: 'component', component: 'post.source', repeatable: true },
    answers: { type: 'component', component: 'post.answers', repeatable: true },
    // When somebody last found the post to be correct, and who.
    checked_at: { type: 'datetime' },
    checked_by: { type: 'string' },
    // When its business last did, see src/confirmation.
    confirmed_at: { type: 'datetime', ...technical },
    // Months between two checks; without a value, those of the category or the kind.
    check_every: { type: 'integer', min: 0, max: 120 },
    // What follows from these, see src/verification: when the next check is due, when the post ends
    // without one, and whether it is listed after all others.
    check_due_at: { type: 'datetime', ...technical },
    expires_at: { type: 'datetime', ...technical },
    listed_last: { type: 'boolean', ...technical },
    // See src/feedback: when enough readers had reported it, and since when its contact is hidden.
    reported_at: { type: 'datetime', ...technical },
    contact_hidden_at: { type: 'datetime', ...technical },
    // When a version was last made public as a correction.
    corrected_at: { type: 'datetime', ...technical },
    // See src/checks: why readers of an offer should be careful.
    safety_note: { type: 'enumeration', enum: ['payment', 'price'], ...technical },
    // Posts that say the same in different languages share a group.
    translation_group: { type: 'string', maxLength: 36, ...technical },
    // The number of the post that this one was translated from.
    translated_from: { type: 'integer', ...technical },
    // Document id of the public version of that post that the translation follows.
    translated_version: { type: 'string', ...technical },
    is_machine_translated: { type: 'boolean', default: false, ...technical },
    // When title or text last changed so that translations of this post became outdated.
    words_changed_at: { type: 'datetime', ...technical },
    // `words_changed_at` of the post that this one was translated from, as the translation follows it.
    source_words_at: { type: 'datetime', ...technical },
    // When a post of a deleted account is purged; if an editor clears it, the post is kept.
    purge_at: { type: 'datetime', private: true },
    search_text: {
      type: 'text',
      private: true,
      searchable: false,
      pluginOptions: { 'content-manager': { visible: false } },
    },
  },
};

import { copiedAttributes } from '../../copied-attributes';

// As in the schema of posts: columns, so that indexes can contain them.
const belongsTo = (target: string) => ({
  type: 'relation',
  relation: 'manyToOne',
  target,
  useJoinTable: false,
});

/**
 * A version of a post: what an editor writes before it is public, and what was public before.
 * It has no routes: only the panel reads versions.
 */
export default {
  kind: 'collectionType',
  collectionName: 'post_versions',
  info: { singularName: 'post-version', pluralName: 'post-versions', displayName: 'Version' },
  options: { draftAndPublish: false },
  indexes: [
    { name: 'post_versions_document_index', columns: ['document_id'] },
    // History, and the open version of a post.
    { name: 'post_versions_history_index', columns: ['post_document_id', 'state', 'public_at'] },
    { name: 'post_versions_post_index', columns: ['post_id', 'state'] },
    // The lists of the desk, and what is due.
    { name: 'post_versions_state_index', columns: ['state', 'updated_at'] },
    { name: 'post_versions_correction_index', columns: ['correction_at'] },
    { name: 'post_versions_appears_index', columns: ['state', 'appears_at'] },
    { name: 'post_versions_disappears_index', columns: ['state', 'disappears_at'] },
  ],
  attributes: {
    ...copiedAttributes(),
    state: {
      type: 'enumeration',
      enum: ['autosaved', 'draft', 'in-review', 'scheduled', 'public', 'discarded', 'deleted'],
      default: 'draft',
    },
    // Null for a new post, and while the post is deleted.
    post: belongsTo('api::post.post'),
    // Stays when the post is deleted.
    post_document_id: { type: 'string' },
    // `updatedAt` of the post when the version was copied from it or to it; another time means that
    // the post has changed since.
    base_updated_at: { type: 'datetime' },
    editor: belongsTo('admin::user'),
    // Stays when the editor's account is deleted; also the name of an API token.
    editor_name: { type: 'string' },
    // The words change so little that translations stay current.
    small_change: {
      type: 'boolean',
      pluginOptions: { 'content-manager': { visible: false } },
    },
    note: { type: 'text', maxLength: 1000 },
    // What authors and reviewers wrote to each other, the oldest first.
    notes: { type: 'json' },
    // What was wrong before this version, in words for readers, and when it was made public.
    correction: {
      type: 'text',
      maxLength: 500,
      pluginOptions: { 'content-manager': { visible: false } },
    },
    correction_at: {
      type: 'datetime',
      pluginOptions: { 'content-manager': { visible: false } },
    },
    appears_at: { type: 'datetime' },
    disappears_at: { type: 'datetime' },
    public_at: { type: 'datetime' },
    public_by: { type: 'string' },
    // Of a deleted post: its number, time of creation, and the posts that were linked to it.
    deleted_post: { type: 'json' },
  },
};

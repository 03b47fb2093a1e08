/** Names of the states of a version. */
export const STATE_WORDS = {
  autosaved: { id: 'desk.state.autosaved', defaultMessage: 'Saved automatically' },
  draft: { id: 'desk.state.draft', defaultMessage: 'Draft' },
  'in-review': { id: 'desk.state.in-review', defaultMessage: 'In review' },
  scheduled: { id: 'desk.state.scheduled', defaultMessage: 'Scheduled' },
  public: { id: 'desk.state.public', defaultMessage: 'Made public' },
  discarded: { id: 'desk.state.discarded', defaultMessage: 'Discarded' },
  deleted: { id: 'desk.state.deleted', defaultMessage: 'Text of the deleted post' },
};

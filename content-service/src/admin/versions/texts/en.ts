/** Texts of versions and of the desk, in English; the other languages have the same keys. */
export const en = {
  cancel: 'Cancel',
  close: 'Close',
  'another-user': 'Another user',
  'please-wait': 'Please wait…',

  edit: 'Edit post',
  duplicate: 'Duplicate',
  duplicated: 'This copy is a draft. Change what differs, such as the date.',
  'make-public': 'Make public',
  'make-correction': 'Make public as a correction',
  'correction.note': 'What was wrong',
  'correction.help':
    'One or two sentences for readers. They are listed among the corrections, and the post says when it was corrected.',
  'save-first': 'Save first',
  'made-public': 'The post is public now.',
  'send-to-review': 'Send to review',
  sent: 'Sent to review.',
  'review.note': 'Note to the reviewer',
  'review.help': 'What should be checked? You can leave this empty.',
  return: 'Return to the author',
  returned: 'Returned to the author.',
  'return.note': 'Note to the author',
  'return.help': 'What should be changed? You can leave this empty.',
  'take-back': 'Take back from review',
  'taken-back': 'It is a draft again.',
  'note.reviewer': 'For the reviewer: {note}',
  'note.author': 'For the author: {note}',
  'note.other': 'Note: {note}',
  'note.business-right':
    'The business says that everything is still right, but readers have reported the post.',
  'note.business-change': 'The business has sent changes.',
  'note.business-closed': 'The business says that it has closed, or is over.',
  'note.calendar-changed': 'The event has changed in the calendar.',
  'note.calendar-gone': 'The event was cancelled or is no longer in the calendar.',
  restore: 'Restore as a draft',
  'not-open': 'This version can no longer be changed. Restore it as a draft to continue from it.',
  'show-changes': 'Show changes',

  'state.autosaved': 'Saved automatically',
  'state.draft': 'Draft',
  'state.in-review': 'In review',
  'state.scheduled': 'Scheduled',
  'state.public': 'Made public',
  'state.discarded': 'Discarded',
  'state.deleted': 'Deleted post',

  history: 'Versions',
  'no-versions': 'No earlier versions.',
  'show-older': 'Show older versions',

  'widget.my-drafts': 'My drafts',
  'widget.scheduled': 'Scheduled',
  'widget.recently-public': 'Recently made public',
  'widget.deleted': 'Deleted posts',
  nothing: 'Nothing at the moment.',
  untitled: 'Without a title',
  'put-back': 'Put back',
  'was-put-back': 'The post is back.',

  'error.unreachable': 'The server cannot be reached. Nothing was changed.',
  'error.signed-out': 'You are no longer signed in. Sign in in another tab, then try again here.',
  'error.forbidden': 'You do not have permission to do this. Please ask an administrator.',
  'error.not-found': 'This no longer exists. Please reload the page.',
  'error.failed': 'Something went wrong on the server. Please try again.',
  'error.post-changed': '{name} changed the public post on {time}.',
  'error.version-changed': '{name} saved this version on {time}.',
  'error.version-open': '{name} already has a draft of this post, saved on {time}.',
  'error.not-open': 'This version can no longer be changed.',
  'error.post-deleted': 'The post has been deleted in the meantime.',
  'error.appears-in-the-past': 'The time to appear is in the past.',
  'error.ends-before-start': 'The post must disappear after it appears, and in the future.',
  'error.translation-exists':
    'This post has been translated into that language in the meantime. Please reload the page.',
  'error.language-taken':
    'There is a newer translation into that language. Delete that one first, then put this one back.',
  'error.source-changed':
    'The original has changed in the meantime. Please reload the page and look at it again.',
  'error.taken': '{name} has taken it in the meantime.',
  'error.answered': '{name} answered it on {time}.',
  'error.machine-setup':
    'The translation service is not set up correctly. Please ask the operator: the log says why.',
  'error.machine-busy': 'The translation service is busy. Please try again in a minute.',
  'error.machine-quota':
    'The allowance of the translation service is used up. Please translate by hand or ask the operator.',
  'error.machine-language':
    'The translation service does not know one of these languages. Please translate by hand.',
  'error.machine-too-long':
    'The text is too long for the translation service. Please translate by hand.',
  'error.machine-failed': 'The translation service did not answer. Please try again later.',

  'not-published': 'It was not published as scheduled.',
  'not-published.errors': 'Correct the errors listed on this page, then schedule it again.',
  'not-published.post-changed': 'The public post was changed in the meantime.',

  'unsaved.title': 'You have unsaved changes from {time}',
  'unsaved.post': 'Unsaved post from {time}',
  'unsaved.fields': 'Changed: {fields}',
  'unsaved.conflict': '{name} has saved this version since then.',
  'unsaved.put-back': 'Put back',
  'unsaved.delete': 'Delete',
  'unsaved.kept': 'Not saved. Your changes are kept in this browser.',
  'autosave.saved': 'Saved automatically at {time}',

  editing: '{count, plural, one {{names} is editing this.} other {{names} are editing this.}}',

  'conflict.title': 'Another user has saved',
  'conflict.own-title': 'You have saved in another window',
  'conflict.message': '{name} saved this version on {time}. What you typed is still here.',
  'conflict.choose': 'Choose which text to keep. All other fields stay as {name} saved them.',
  'conflict.same': 'Your text is the same.',
  'conflict.mine': 'Mine',
  'conflict.theirs': 'From {name}',
  'conflict.own-message':
    'You saved this version in your other window on {time}. What you typed here is still here.',
  'conflict.own-choose':
    'Choose which text to keep. All other fields stay as you saved them there.',
  'conflict.this-window': 'This window',
  'conflict.other-window': 'Your other window',
  'conflict.save-this-window': 'Save what is typed here',
  'conflict.keep-writing': 'Keep writing',
  'conflict.save-mine': 'Save mine over it',
  'conflict.save-chosen': 'Save as chosen',
  'conflict.saved': 'Saved. The other text is kept among the versions.',
  'conflict.post-title': 'The public post has changed',
  'conflict.post-choose': 'Choose what your version should contain.',
  'conflict.public': 'Public post',
  'conflict.merge': 'Use as chosen',
  'conflict.merged': 'Merged. Check the text, then make it public.',

  'changes.title': 'Changes',
  'changes.between': 'From {before} to {after}',
  'changes.none': 'No differences.',
  'changes.empty': 'empty',
  'changes.formatting': 'Only the formatting has changed.',
  'changes.removed': 'removed:',
  'changes.added': 'added:',
  'changes.before': 'Before:',
  'changes.after': 'After:',
  yes: 'Yes',
  no: 'No',

  'schedule.action': 'Schedule',
  'schedule.appears': 'Appears',
  'schedule.appears-help': 'Leave empty to make it public yourself.',
  'schedule.disappears': 'Disappears',
  'schedule.disappears-help': 'Leave empty to keep it public.',
  'schedule.zone': 'Times in: {zone}',
  'schedule.save': 'Save schedule',
  'schedule.cancel': 'Cancel schedule',
  'schedule.saved': 'The schedule is saved.',
  'schedule.cancelled': 'The schedule is cancelled.',
  'schedule.no-such-time': 'This time does not exist, because the clocks change.',
  'schedule.appears-at': 'Appears: {time}',
  'schedule.disappears-at': 'Disappears: {time}',

  'other-draft.title': 'This post already has a draft',
  'other-draft.open': 'Open it',
  'other-draft.open-help': 'Nothing is changed.',
  'other-draft.own': 'Start my own',
  'other-draft.own-help':
    'You get a draft with the public text. The other draft is kept among the versions.',
  'other-draft.continue': 'Continue from it',
  'other-draft.continue-help':
    'You get a draft with its text. The other draft is kept among the versions.',
  'other-draft.replace': 'Replace it',
  'other-draft.replace-help':
    'You get a draft with the version that you are restoring. The other draft is kept among the versions.',

  'discard.action': 'Discard draft',
  'discard.title': 'Discard this draft?',
  'discard.message': 'The public post stays as it is. You can restore the draft from the versions.',
  'discard.message-new':
    'It was never public. It leaves your drafts, and you can restore it from the list of versions.',
  'discard.done': 'The draft is discarded.',

  'delete.action': 'Delete post',
  'delete.title': 'Delete this post?',
  'delete.message':
    'It will no longer be on the website. You can put it back from the first page for 30 days.',
  'delete.linked':
    '{count, plural, one {# public post links to it. That link will stop working:} other {# public posts link to it. Those links will stop working:}}',
  'delete.linked-others': '{count, plural, one {and # more} other {and # more}}',
  'delete.done': 'The post is deleted.',
} as const;

export type TextKey = keyof typeof en;

/** All texts in one language. */
export type DeskTexts = Readonly<Record<TextKey, string>>;

import { messages } from '@ninefold/messages';

export const bulkScreenMessages = messages('bulk-screen', {
  bar: 'Selected {entities}',
  edit: 'Edit',
  changeStatus: 'Change status',
  delete: 'Delete',
  showProblems: 'Show problems',
  editTitle: 'Edit {count, plural, one {# {entity}} other {# {entities}}}',
  editAll: 'Edit all {entities} that match',
  noFields: 'You can’t edit any field of several {entities} at once.',
  statusTitle: 'Change the status of {count, plural, one {# {entity}} other {# {entities}}}',
  statusAll: 'Change the status of all {entities} that match',
  step: 'Next step',
  chooseStep: 'Choose a step',
  noSteps: 'None of these {entities} has a next step that you can take.',
  stepOf: '{step} ({count, number} of {total, number})',
  canTake: '{count, number} of {total, number} {entities} can take this step.',
  stayIn: '{count, number} in “{status}”',
  staying: 'These won’t change: {which}.',
  alreadyIn: 'The status is already “{status}”.',
  cannotTake: 'The status “{status}” can’t follow “{from}”.',
  rejected: '{count, plural, one {“{title}”} other {# {entities}}}: {reason}',
  changeSome: 'Change the status of {count, number} of {total, number} {entities}?',
  unmet: 'For “{status}”, enter {fields} first.',
  reading: 'Reading the {entities}…',
  readingCount: '{count, number} read',
  editQuestion: 'Edit {count, plural, one {# {entity}} other {# {entities}}}?',
  cleared: 'Cleared',
  deleteTitle: 'Delete {count, plural, one {# {entity}} other {# {entities}}}?',
  deleteAll: 'Delete all {entities} that match?',
  someNotDeletable:
    '{count, plural, one {# {entity}} other {# {entities}}} can’t be deleted. {reason}',
  nothingToDelete: 'None of these {entities} can be deleted.',
  gone: '{count, plural, one {# {entity} no longer exists} other {# {entities} no longer exist}}, or you no longer have access.',
  running:
    '{kind, select, edit {Editing {count, plural, one {# {entity}} other {# {entities}}}} status {Changing the status of {count, plural, one {# {entity}} other {# {entities}}}} delete {Deleting {count, plural, one {# {entity}} other {# {entities}}}} other {Undoing the change of {count, plural, one {# {entity}} other {# {entities}}}}}',
  done: '{kind, select, edit {{count, plural, one {# {entity} was edited} other {# {entities} were edited}}} status {{count, plural, one {The status of # {entity} was changed} other {The status of # {entities} was changed}}} delete {{count, plural, one {# {entity} was deleted} other {# {entities} were deleted}}} other {{count, plural, one {# {entity} was restored} other {# {entities} were restored}}}}',
  doneSome:
    '{kind, select, edit {{done, number} of {count, plural, one {# {entity}} other {# {entities}}} edited} status {Status of {done, number} of {count, plural, one {# {entity}} other {# {entities}}} changed} delete {{done, number} of {count, plural, one {# {entity}} other {# {entities}}} deleted} other {{done, number} of {count, plural, one {# {entity}} other {# {entities}}} restored}}',
  /** Of records that were only tried. */
  tried:
    '{kind, select, edit {{count, plural, one {# {entity} would be edited} other {# {entities} would be edited}}} status {The status of {count, plural, one {# {entity}} other {# {entities}}} would be changed} delete {{count, plural, one {# {entity} would be deleted} other {# {entities} would be deleted}}} other {{count, plural, one {# {entity} would be restored} other {# {entities} would be restored}}}}',
  actionTitle: '{label}: {count, plural, one {# {entity}} other {# {entities}}}',
  actionAll: '{label}: all {entities} that match',
  actionDone: '{label}: {count, plural, one {# {entity}} other {# {entities}}} done',
  actionUncertain:
    'The answer was lost, so it isn’t known whether this was done for {count, plural, one {# {entity}} other {# {entities}}}. Check {count, plural, one {it} other {them}} before you run this again.',
  actionSome:
    '{label}: {done, number} of {count, plural, one {# {entity}} other {# {entities}}} done',
  actionTried:
    '{label}: {count, plural, one {# {entity} would be changed} other {# {entities} would be changed}}',
  failed: 'This failed for {count, plural, one {# {entity}} other {# {entities}}}.',
  left: '{count, plural, one {# {entity} was} other {# {entities} were}} not changed, because this ended early. Nothing is lost, and you can continue.',
  uncertain:
    'The connection was lost, so it isn’t known whether {count, plural, one {# {entity} was} other {# {entities} were}} changed. If you continue, the application checks this first.',
  stopped: 'It ended for this reason: {message}',
  staySelected: 'The rest stays selected.',
  retryThese: 'Retry these',
  continue: 'Continue',
  undo: 'Undo',
  readFailed: 'The selected {entities} couldn’t be read. {message}',
});

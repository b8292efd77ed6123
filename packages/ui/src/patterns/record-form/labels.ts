import type { RecordFormLabels } from './record-form-props.ts';

export const recordFormLabels: RecordFormLabels = {
  submit: 'Save',
  submitAnother: 'Save and add another',
  submitting: 'Saving…',
  cancel: 'Cancel',
  required: 'Fields marked * have to be filled in.',
  requiredProblem: (label) => `Fill in ${label}.`,
  notEmptyProblem: (label) => `${label} must not be empty.`,
  filledByDatabase: 'Filled in by the database when left empty.',
  setEmpty: 'Leave it empty instead',
  willBeEmpty: 'It will be empty.',
  undoEmpty: 'Let the database fill it in',
  errorTitle: (count) =>
    count === 1
      ? 'One thing keeps this from being saved'
      : `${count} things keep this from being saved`,
  optional: 'optional',
  refusedWhy: 'Why was this refused?',
  unchanged: 'Nothing was changed.',
  leftBehind: 'Some fields are no longer there. What you typed in them is not saved:',
  failed: 'It could not be saved. Try again in a moment.',
  readOnly: 'read only',
};

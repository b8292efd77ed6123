import type { RecordFormLabels } from './record-form-props.ts';

export const recordFormLabels: RecordFormLabels = {
  submit: 'Save',
  submitAnother: 'Save and add another',
  submitting: 'Saving…',
  cancel: 'Cancel',
  required: 'Fields marked * are required.',
  requiredProblem: (label) => `Fill in ${label}.`,
  notEmptyProblem: (label) => `${label} must not be empty.`,
  filledByDatabase: 'Set automatically if left empty.',
  setEmpty: 'Save as empty',
  willBeEmpty: 'It will be saved as empty.',
  undoEmpty: 'Set automatically instead',
  errorTitle: (count) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
  optional: 'optional',
  whyRejected: 'Why was this refused?',
  unchanged: 'There are no changes to save.',
  leftBehind: 'Some fields no longer exist. What you typed in them can’t be saved:',
  failed: 'It couldn’t be saved. Try again in a moment.',
  readOnly: 'read only',
};

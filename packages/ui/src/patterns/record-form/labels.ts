export const recordFormLabels = {
  submit: 'Save',
  submitAnother: 'Save and add another',
  submitting: 'Saving…',
  cancel: 'Cancel',
  required: 'Fields marked * are required.',
  requiredProblem: (label: string) => `Fill in ${label}.`,
  notEmptyProblem: (label: string) => `${label} must not be empty.`,
  filledByDatabase: 'Set automatically if left empty.',
  setEmpty: 'Save as empty',
  willBeEmpty: 'It will be saved as empty.',
  undoEmpty: 'Set automatically instead',
  errorTitle: (count: number) =>
    count === 1 ? 'There is 1 problem' : `There are ${count} problems`,
  /** Beside the label of a field that may stay empty, in a form where most may not. */
  optional: 'optional',
  whyRejected: 'Why was this refused?',
  unchanged: 'There are no changes to save.',
  leftBehind: 'Some fields no longer exist. What you typed in them can’t be saved:',
  failed: 'It couldn’t be saved. Try again in a moment.',
  readOnly: 'read only',
};

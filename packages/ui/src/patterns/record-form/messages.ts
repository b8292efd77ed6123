import { messages } from '@ninefold/messages';

export const recordFormMessages = messages('record-form', {
  submit: 'Save',
  submitAnother: 'Save and add another',
  submitting: 'Saving…',
  cancel: 'Cancel',
  /** In the list of shortcuts. */
  fieldHelp: 'Show help for the field',
  required: 'Fields marked * are required.',
  requiredProblem: 'Fill in {field}.',
  notEmptyProblem: '{field} must not be empty.',
  /** Away from its field, a problem that does not name it. */
  problemOf: '{field}: {problem}',
  filledByDatabase: 'Set automatically if left empty.',
  setEmpty: 'Save as empty',
  willBeEmpty: 'This field will be saved as empty.',
  undoEmpty: 'Set automatically instead',
  /** A button that is pressed where the field holds the empty text, and not nothing. */
  emptyText: 'Empty text <hidden>in {field}</hidden>',
  errorTitle: '{count, plural, one {There is # problem} other {There are # problems}}',
  whyRejected: 'Why was this refused?',
  unchanged: 'There are no changes to save.',
  /** Said when somebody types while the form is being saved. */
  heldMeanwhile: 'This is being saved. You can go on when that is done.',
  leftBehind: 'Some fields no longer exist. What you typed in them can’t be saved:',
  failed: 'The record couldn’t be saved. Try again in a moment.',
  readOnly: 'Read-only fields',
  /** Beside a value that follows what is entered. */
  computed: 'Computed',
  afterSave: 'After saving',
  /** Below a reference whose choice another one limits. */
  limitedTo: 'Limited to {field}: {record}.',
  cleared: '“{record}” was cleared, because it doesn’t belong there.',
});

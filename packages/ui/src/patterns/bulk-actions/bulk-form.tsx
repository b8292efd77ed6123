import { RecordForm, type RecordFormProps } from '../record-form/index.ts';
import { bulkActionsMessages } from './messages.ts';

export interface BulkFormProps extends Pick<
  RecordFormProps,
  'label' | 'fields' | 'validate' | 'searchRecords' | 'focusField' | 'notice' | 'onSubmit'
> {
  /** The text of the button. */
  readonly submit: string;
  readonly onCancel: () => void;
}

/** The form of a dialog: an empty field is entered, or is to be cleared. */
export function BulkForm({ submit, ...props }: BulkFormProps) {
  return (
    <RecordForm
      mode="create"
      className="min-h-0 overflow-y-auto rounded-b-[inherit]"
      texts={{
        submit,
        submitting: submit,
        failed: bulkActionsMessages.failed,
        filledByDatabase: bulkActionsMessages.orClear,
        setEmpty: bulkActionsMessages.clearField,
        willBeEmpty: bulkActionsMessages.willBeCleared,
        undoEmpty: bulkActionsMessages.enterInstead,
      }}
      {...props}
    />
  );
}

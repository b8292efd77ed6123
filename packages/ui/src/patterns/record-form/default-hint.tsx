import { useController } from 'react-hook-form';
import { useLabels } from '../../labels/index.ts';
import { isNullable } from './form-model.ts';
import { recordFormLabels } from './labels.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { RecordFormModel } from './use-record-form.ts';

export interface DefaultHintProps {
  readonly model: FormFieldModel;
  readonly form: RecordFormModel;
}

/** An empty field of a new record is filled in by the database, unless NULL is asked for. */
export function DefaultHint({ model, form }: DefaultHintProps) {
  const labels = useLabels(recordFormLabels);
  const { field } = useController({ control: form.control, name: model.nullName });
  const empty = field.value;
  if (!isNullable(model.field)) return labels.filledByDatabase;
  return (
    <>
      {empty ? labels.willBeEmpty : labels.filledByDatabase}{' '}
      <button
        type="button"
        className="rounded-xs text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
        onClick={() => {
          field.onChange(!empty);
          if (!empty) form.enter({ [model.field.name]: null });
        }}
      >
        {empty ? labels.undoEmpty : labels.setEmpty}
      </button>
    </>
  );
}

import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { richText, tag } from '../../rich-text.ts';
import { hasEmptyText, isNullable } from './form-model.ts';
import { recordFormMessages } from './messages.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { RecordFormModel } from './use-record-form.ts';

interface EmptyChoiceProps {
  readonly model: FormFieldModel;
  readonly form: RecordFormModel;
}

/** A button beside the label, where an empty input can mean NULL as well as the empty text. */
export function EmptyChoice({ model, form }: EmptyChoiceProps) {
  const { field, initial } = model;
  if (!hasEmptyText(field) || !(isNullable(field) || initial === '')) return null;
  return <EmptyButton model={model} form={form} />;
}

/** Shows while pointer or focus are in the field, and while it is pressed. */
function EmptyButton({ model, form }: EmptyChoiceProps) {
  const { field, textName } = model;
  const text = useWatch({ control: form.control, name: textName });
  if (text !== null && text !== '') return null;
  const isEmpty = text === '';
  return (
    <button
      type="button"
      data-slot="empty-choice"
      aria-pressed={isEmpty}
      className="invisible relative -my-1 inline-flex min-h-6 shrink-0 items-center gap-1 rounded-xs text-sm text-ink-subtle underline-offset-3 group-focus-within/field:visible group-hover/field:visible hover:text-ink hover:underline aria-pressed:visible aria-pressed:text-ink touch:after:absolute touch:after:-inset-2.5"
      onClick={() => form.enter({ [field.name]: isEmpty ? null : '' })}
    >
      {isEmpty && <Check aria-hidden="true" className="size-3.5" />}
      {richText(
        recordFormMessages.emptyText.parts({ field: field.label, hidden: tag(VisuallyHidden) }),
      )}
    </button>
  );
}

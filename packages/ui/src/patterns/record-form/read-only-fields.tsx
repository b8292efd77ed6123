import { useFormState, useWatch } from 'react-hook-form';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { recordFormMessages } from './messages.ts';
import type { RecordFormProps } from './record-form-props.ts';
import type { RecordFormModel } from './use-record-form.ts';

export interface ReadOnlyFieldsProps extends Pick<
  RecordFormProps,
  'mode' | 'initial' | 'links' | 'compute'
> {
  readonly form: RecordFormModel;
}

/** Shows the fields of a record that can't be edited. What the database computes follows what is entered. */
export function ReadOnlyFields({ form, mode, initial, links, compute }: ReadOnlyFieldsProps) {
  if (form.shown.length === 0) return null;
  return (
    <section
      aria-label={recordFormMessages.readOnly}
      className="rounded-lg border border-line bg-sunken px-4 py-2.5"
    >
      <DescriptionList columns={2} className="gap-y-1.5">
        {form.shown.map((field) => (
          <DescriptionItem
            key={field.name}
            term={
              <Why why={field.why} name={field.label}>
                {field.label}
              </Why>
            }
          >
            {field.computed === true && compute !== undefined ? (
              <ComputedValue
                form={form}
                field={field}
                saved={mode === 'change' ? initial : undefined}
                compute={compute}
              />
            ) : (
              <FieldDisplay
                field={field}
                value={initial?.[field.name]}
                link={field.reference && links?.[field.reference.constraint]}
                place="detail"
              />
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </section>
  );
}

interface ComputedValueProps extends Required<Pick<RecordFormProps, 'compute'>> {
  readonly form: RecordFormModel;
  readonly field: FieldDescriptor;
  /** The saved record; undefined for a new one. */
  readonly saved: RecordFormProps['initial'];
}

/** Values that the database computes. The saved one is out of date as soon as something else is entered. */
function ComputedValue({ form, field, saved, compute }: ComputedValueProps) {
  'use no memo';
  const { isDirty } = useFormState({ control: form.control });
  useWatch({ control: form.control });
  const isOpen = saved === undefined || isDirty;
  const computed = isOpen ? compute(form.values(), form.unreadable()) : saved;
  const value = computed[field.name];
  return (
    <output className="flex flex-wrap items-baseline gap-x-2">
      {value === undefined && isOpen ? (
        <span className="text-ink-subtle">{recordFormMessages.afterSave}</span>
      ) : (
        <>
          <FieldDisplay field={field} value={value} place="detail" />
          {isOpen && <span className="text-sm text-ink-subtle">{recordFormMessages.computed}</span>}
        </>
      )}
    </output>
  );
}

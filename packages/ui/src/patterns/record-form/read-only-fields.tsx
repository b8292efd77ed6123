import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { recordFormMessages } from './messages.ts';
import type { RecordFormProps } from './record-form-props.ts';

export interface ReadOnlyFieldsProps extends Pick<RecordFormProps, 'initial' | 'links'> {
  readonly fields: readonly FieldDescriptor[];
}

/** Shows the fields of a record that can't be edited. */
export function ReadOnlyFields({ fields, initial, links }: ReadOnlyFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <section
      aria-label={recordFormMessages.readOnly}
      className="rounded-lg border border-line bg-sunken px-4 py-2.5"
    >
      <DescriptionList columns={2} className="gap-y-1.5">
        {fields.map((field) => (
          <DescriptionItem
            key={field.name}
            term={
              <Why why={field.why} name={field.label}>
                {field.label}
              </Why>
            }
          >
            <FieldDisplay
              field={field}
              value={initial?.[field.name]}
              link={field.reference && links?.[field.reference.constraint]}
              place="detail"
            />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </section>
  );
}

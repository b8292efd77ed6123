import { Checkbox } from '../../components/checkbox/index.ts';
import { Field } from '../../components/field/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { FieldDescriptor } from '../../patterns/shapes.ts';
import { EnterField } from '../entry/enter-field.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';

export interface EnterMemberProps extends Pick<
  EnterFieldProps,
  'defaultValue' | 'onChange' | 'onProblemChange' | 'takesFocus'
> {
  readonly member: FieldDescriptor;
  /** `row 2`, which tells it from the same member of others. */
  readonly row: string;
  /** Hidden from sight at every width: a checkbox and its step speak for themselves. */
  readonly hidesLabel: boolean;
  readonly disabled: boolean | undefined;
}

/** One member of an object in a row. Where there is room for columns, their heads are its label. */
export function EnterMember({ member, row, hidesLabel, disabled, ...props }: EnterMemberProps) {
  return (
    <Field
      label={
        <>
          {member.label} <VisuallyHidden>{row}</VisuallyHidden>
        </>
      }
      disabled={disabled ?? false}
      className={`${hidesLabel ? '[&>div:first-child]:sr-only' : '@md:[&>div:first-child]:sr-only'} [&_label]:text-sm [&_label]:font-normal [&_label]:text-ink-subtle`}
    >
      {member.kind === 'boolean' ? (
        <Checkbox
          defaultChecked={props.defaultValue === 'true'}
          onChange={({ target }) => props.onChange?.(target.checked ? 'true' : 'false')}
        />
      ) : (
        <EnterField field={member} {...props} />
      )}
    </Field>
  );
}

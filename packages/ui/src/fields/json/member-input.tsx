import { Checkbox } from '../../components/checkbox/index.ts';
import { Field } from '../../components/field/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { FieldDescriptor, FieldInputProps } from '../../shapes/index.ts';
import { richText, tag } from '../../rich-text.ts';
import { NestedInput } from '../nested-input.tsx';
import { jsonShapeMessages } from './messages.ts';

export interface MemberInputProps extends Pick<
  FieldInputProps,
  'defaultValue' | 'onValueChange' | 'onProblemChange' | 'autoFocus'
> {
  readonly member: FieldDescriptor;
  /** The row's position from 1, which distinguishes the input from the same member's in others. */
  readonly row: number;
  /** Hides the label at every width: a checkbox and its step need none. */
  readonly hidesLabel: boolean;
  readonly disabled: boolean | undefined;
}

/** One member of an object in a row. Where there is room for columns, their headers are its label. */
export function MemberInput({ member, row, hidesLabel, disabled, ...props }: MemberInputProps) {
  return (
    <Field
      label={richText(
        jsonShapeMessages.memberInRow.parts({
          member: member.label,
          row,
          hidden: tag(VisuallyHidden),
        }),
      )}
      disabled={disabled ?? false}
      className={`${hidesLabel ? '[&>div:first-child]:sr-only' : '@md:[&>div:first-child]:sr-only'} [&_label]:text-sm [&_label]:font-normal [&_label]:text-ink-subtle`}
    >
      {member.kind === 'boolean' ? (
        <Checkbox
          defaultChecked={props.defaultValue === 'true'}
          onChange={({ target }) => props.onValueChange?.(target.checked ? 'true' : 'false')}
        />
      ) : (
        <NestedInput field={member} {...props} />
      )}
    </Field>
  );
}

import type { Ref } from 'react';
import type {
  FieldDescriptor,
  FieldText,
  RecordLink,
  SearchRecords,
} from '../../patterns/shapes.ts';

/**
 * One input for a value of any kind. It has no label of its own: give the ids
 * of what labels and describes it. Works controlled (`value`) and uncontrolled
 * (`defaultValue`). Text stays exactly as it was while nobody touches it:
 * microseconds, trailing zeros and all.
 */
export interface EnterFieldProps {
  readonly field: FieldDescriptor;
  /** The id of the element that takes the focus. */
  readonly id: string;
  readonly name?: string;
  readonly value?: FieldText;
  readonly defaultValue?: FieldText;
  /** Null where the input is empty (or "no value" was chosen). */
  readonly onChange?: (text: FieldText) => void;
  readonly onBlur?: () => void;
  /** The ids of the label and of descriptions and messages. */
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** Of a reference: what its present value is called. */
  readonly link?: RecordLink | null;
  readonly searchRecords?: SearchRecords;
  /** Of a composite reference: all that choosing a record enters, by field name. */
  readonly onChoose?: (values: Readonly<Record<string, FieldText>>) => void;
  /** What to focus, as after a refused submit. */
  readonly ref?: Ref<HTMLElement>;
}

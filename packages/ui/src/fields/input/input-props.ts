import type {
  FieldDescriptor,
  FieldText,
  RecordLink,
  SearchRecords,
} from '../../patterns/shapes.ts';

/**
 * An input for a value of any kind. It needs a `Field` of the components around it, which names and
 * describes it and sets whether it is invalid.
 *
 * It is uncontrolled: typing in one field of a form renders no other. Change its `key` to start
 * over. Text that nobody edits stays exactly the same, with its microseconds and trailing zeros.
 */
export interface FieldInputProps {
  readonly field: FieldDescriptor;
  readonly name?: string;
  readonly defaultValue?: FieldText;
  /** Called with null where the input is empty, or where "no value" is chosen. */
  readonly onValueChange?: (text: FieldText) => void;
  /** Called when the focus leaves the input as a whole. */
  readonly onBlur?: () => void;
  /**
   * Called with a message while the input can't be read as a value, such as a date with only its day
   * typed, and with undefined when it can.
   */
  readonly onProblemChange?: (problem: string | undefined) => void;
  readonly autoFocus?: boolean;
  /** For a reference: the record that the value refers to. */
  readonly link?: RecordLink | null;
  /** For a reference: finds records. Without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /** For a composite reference: called with the values of all its fields, by field name. */
  readonly onReferenceChange?: (values: Readonly<Record<string, FieldText>>) => void;
}

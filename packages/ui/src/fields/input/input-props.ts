import type { ComboboxLabels } from '../../components/combobox/index.ts';
import type { DatePickerLabels } from '../../components/date-picker/index.ts';
import type { TimeFieldLabels } from '../../components/time-field/index.ts';
import type {
  FieldDescriptor,
  FieldText,
  RecordLink,
  SearchRecords,
} from '../../patterns/shapes.ts';
import type { ShapeLabels } from '../json/shape-labels.ts';

/**
 * One input for a value of any kind. It stands inside a `Field` of the
 * components, which names and describes it and says whether it is invalid.
 *
 * It keeps its own state (`defaultValue`) and says what it becomes: typing in
 * one field of a form draws that field and no other. Give another `key` to
 * start over. Text stays exactly as it was while nobody touches it,
 * microseconds, trailing zeros and all.
 */
export interface FieldInputProps {
  readonly field: FieldDescriptor;
  readonly name?: string;
  readonly defaultValue?: FieldText;
  /** Null where the input is empty, or where "no value" was chosen. */
  readonly onValueChange?: (text: FieldText) => void;
  /** The focus left the input as a whole. */
  readonly onBlur?: () => void;
  /**
   * What keeps the input from being read as a value, in words: a date of which
   * only the day was typed. Undefined when there is nothing (any more).
   */
  readonly onProblemChange?: (problem: string | undefined) => void;
  /** It has the focus as soon as it is there. */
  readonly autoFocus?: boolean;
  /** Of a reference: what its present value is called. */
  readonly link?: RecordLink | null;
  /** Of a reference: finds records. Without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /** Of a composite reference: all that choosing a record enters, by field name. */
  readonly onReferenceChange?: (values: Readonly<Record<string, FieldText>>) => void;
  readonly labels?: Partial<FieldInputLabels>;
}

/** What the inputs say in words. */
export interface FieldInputLabels
  extends
    Partial<ShapeLabels>,
    Partial<ComboboxLabels>,
    Partial<DatePickerLabels>,
    Partial<TimeFieldLabels> {
  readonly yes: string;
  readonly no: string;
  readonly noValue: string;
  readonly choose: string;
  /** The input itself could not be loaded. */
  readonly loadFailed: string;
  readonly retry: string;
  readonly notJson: (reason: string) => string;
  /** What was typed is not a number; `example` shows how the locale writes one. */
  readonly notNumber: (example: string) => string;
  /** What was typed could be one of several numbers. */
  readonly ambiguousNumber: (typed: string, possible: readonly string[]) => string;
  /** The ends of a range. */
  readonly from: string;
  readonly to: string;
  readonly addEntry: string;
  readonly removeEntry: (entry: string) => string;
  readonly entries: (label: string) => string;
  readonly entryAdded: (entry: string) => string;
  readonly entryRemoved: (entry: string) => string;
  readonly left: (count: number) => string;
  readonly tooLong: (count: number) => string;
}

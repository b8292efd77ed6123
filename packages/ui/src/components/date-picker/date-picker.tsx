import { getLocalTimeZone, today } from '@internationalized/date';
import { parseIsoDate } from '../date-time/index.ts';
import { Picker, type PickerProps } from './picker.tsx';

export type DatePickerProps = PickerProps;

/**
 * A day, typed segment by segment in the reader's language, pasted, or picked from a calendar. Its
 * value is `YYYY-MM-DD`.
 *
 * `className`, `ref` and everything else go to the box. Inside a `Field` it is named and described
 * by it; alone it needs an `aria-label`.
 */
export function DatePicker(props: DatePickerProps) {
  return (
    <Picker
      data-slot="date-picker"
      {...props}
      hasTime={false}
      placeholderValue={today(getLocalTimeZone())}
      parse={parseIsoDate}
      format={String}
    />
  );
}

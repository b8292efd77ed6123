import { getLocalTimeZone, toCalendarDateTime, toZoned } from '@internationalized/date';
import { useState } from 'react';
import { isIsoDate } from '../../components/calendar/index.ts';
import { DatePicker, DateTimePicker } from '../../components/date-picker/index.ts';
import {
  formatIsoDateTime,
  isIsoDateTime,
  parseIsoDateTime,
} from '../../components/date-time/index.ts';
import { controlProps, LineInput, NativeInput, useTouchPhone } from '../control/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { useValueFormat } from '../value-format.tsx';

/** A date, or a date and time. A value that no calendar can show, such as `infinity`, is typed. */
export function MomentInput(props: FieldInputProps) {
  const { kind } = props.field;
  const { locale, timeZone: zone = getLocalTimeZone() } = useValueFormat();
  const timeZone = kind === 'instant' ? zone : undefined;
  const isNative = useTouchPhone();
  const [isTyped] = useState(() => {
    const text = props.defaultValue ?? null;
    if (text === null) return false;
    return kind === 'date' ? !isIsoDate(text) : !isIsoDateTime(text, timeZone);
  });
  if (isTyped) return <LineInput {...props} />;
  if (isNative && kind === 'date') {
    return <NativeInput {...props} type="date" show={asIs} read={asIs} />;
  }
  if (isNative) {
    return (
      <NativeInput
        {...props}
        type="datetime-local"
        show={(value) => wallClock(value, timeZone)}
        read={(text, values) => momentAt(text, timeZone, values)}
      />
    );
  }
  if (kind === 'date') return <DatePicker {...controlProps(props)} locale={locale} />;
  return <DateTimePicker {...controlProps(props)} locale={locale} timeZone={timeZone} />;
}

const asIs = (text: string) => text.trim();

/** Returns the date and time that clocks in a zone show at a moment. */
function wallClock(value: string, timeZone: string | undefined): string {
  const moment = parseIsoDateTime(value, timeZone);
  return moment === undefined ? '' : toCalendarDateTime(moment).toString();
}

/** Returns the moment at which clocks in a zone show a date and time. */
function momentAt(
  text: string,
  timeZone: string | undefined,
  values: readonly FieldText[],
): string | null {
  const clock = parseIsoDateTime(text, undefined);
  if (clock === undefined) return null;
  return formatIsoDateTime(timeZone === undefined ? clock : toZoned(clock, timeZone), values);
}

import { getLocalTimeZone } from '@internationalized/date';
import { useState } from 'react';
import { isIsoDate } from '../../components/calendar/index.ts';
import { DatePicker, DateTimePicker, isIsoDateTime } from '../../components/date-picker/index.ts';
import { controlProps, LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { useValueFormat } from '../value-format.tsx';

/** A date, or a date and time. A value that no calendar can show, such as `infinity`, is typed. */
export function MomentInput(props: FieldInputProps) {
  const { kind } = props.field;
  const { locale, timeZone: zone = getLocalTimeZone() } = useValueFormat();
  const timeZone = kind === 'instant' ? zone : undefined;
  const [isTyped] = useState(() => {
    const text = props.defaultValue ?? null;
    if (text === null) return false;
    return kind === 'date' ? !isIsoDate(text) : !isIsoDateTime(text, timeZone);
  });
  if (isTyped) return <LineInput {...props} />;
  if (kind === 'date') return <DatePicker {...controlProps(props)} locale={locale} />;
  return <DateTimePicker {...controlProps(props)} locale={locale} timeZone={timeZone} />;
}

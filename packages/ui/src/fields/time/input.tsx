import { useState } from 'react';
import { formatIsoTime, isIsoTime, parseIsoTime } from '../../components/date-time/index.ts';
import { TimeField } from '../../components/time-field/index.ts';
import { controlProps, LineInput, NativeInput, useTouchPhone } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { useValueFormat } from '../value-format.tsx';
import { ZonedTimeInput } from './zoned-time-input.tsx';

/** A time of day. The day's end at 24:00 is typed. */
export function TimeInput(props: FieldInputProps) {
  const { field, defaultValue } = props;
  const { locale } = useValueFormat();
  const isNative = useTouchPhone();
  const isZoned = field.type?.includes('with time zone') || field.type === 'timetz';
  const [isTyped] = useState(() => !isZoned && !isIsoTime(defaultValue ?? '00:00'));
  if (isZoned) return <ZonedTimeInput {...props} />;
  if (isTyped) return <LineInput {...props} />;
  if (isNative) {
    return (
      <NativeInput
        {...props}
        type="time"
        show={(value) => parseIsoTime(value)?.toString() ?? ''}
        read={(text, values) => {
          const time = parseIsoTime(text);
          return time === undefined ? null : formatIsoTime(time, values);
        }}
      />
    );
  }
  return <TimeField {...controlProps(props)} locale={locale} />;
}

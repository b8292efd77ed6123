import { useState } from 'react';
import { isIsoTime, TimeField } from '../../components/time-field/index.ts';
import { controlProps, LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { useValueFormat } from '../value-format.tsx';
import { ZonedTimeInput } from './zoned-time-input.tsx';

/** A time of day. The day's end at 24:00 is typed. */
export function TimeInput(props: FieldInputProps) {
  const { field, defaultValue } = props;
  const { locale } = useValueFormat();
  const isZoned = field.type?.includes('with time zone') || field.type === 'timetz';
  const [isTyped] = useState(() => !isZoned && !isIsoTime(defaultValue ?? '00:00'));
  if (isZoned) return <ZonedTimeInput {...props} />;
  if (isTyped) return <LineInput {...props} />;
  return <TimeField {...controlProps(props)} locale={locale} />;
}

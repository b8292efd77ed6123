import { useState } from 'react';
import { isIsoTime, TimeField } from '../../components/time-field/index.ts';
import { controlProps, LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { useValueFormat } from '../value-format.tsx';

/** A time of day. One with a zone, or the day's end at 24:00, is typed. */
export function TimeInput(props: FieldInputProps) {
  const { field } = props;
  const { locale } = useValueFormat();
  const isZoned = field.type?.includes('with time zone') || field.type === 'timetz';
  const [isTyped] = useState(() => isZoned || !isIsoTime(props.defaultValue ?? '00:00'));
  if (isTyped) return <LineInput {...props} />;
  return <TimeField {...controlProps(props)} locale={locale} />;
}

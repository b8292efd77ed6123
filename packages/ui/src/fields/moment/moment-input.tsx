import { type DateValue, getLocalTimeZone } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useValueFormat } from '../value-format.tsx';
import { LineInput } from '../input/line-input.tsx';
import type { FieldInputProps } from '../input/input-props.ts';
import { MomentPicker } from './moment-picker.tsx';
import { type PickedKind, toPicked } from './picked.ts';

/**
 * A date, or a date and time: typed by hand part by part, pasted, or picked
 * from a calendar. A value that no calendar can show is typed as text.
 */
export function MomentInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const { locale, timeZone = getLocalTimeZone() } = useValueFormat();
  const kind = field.kind as PickedKind;
  const [initial] = useState<DateValue | null | undefined>(() =>
    defaultValue === null ? null : toPicked(kind, defaultValue, timeZone),
  );
  if (initial === undefined) return <LineInput {...props} />;
  const picker = <MomentPicker {...props} kind={kind} timeZone={timeZone} initial={initial} />;
  return locale === undefined ? picker : <I18nProvider locale={locale}>{picker}</I18nProvider>;
}

import { type DateValue, getLocalTimeZone } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useValueFormat } from '../value-format.tsx';
import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { MomentPicker } from './moment-picker.tsx';
import { type PickedKind, toPicked } from './picked.ts';

/**
 * A date, or a date and time: typed by hand part by part, pasted, or picked
 * from a calendar. A value that no calendar can show is typed as text.
 */
export function EnterMoment(props: EnterFieldProps) {
  const { field, defaultValue = null } = props;
  const { locale, timeZone = getLocalTimeZone() } = useValueFormat();
  const kind = field.kind as PickedKind;
  const [initial] = useState<DateValue | null | undefined>(() =>
    defaultValue === null ? null : toPicked(kind, defaultValue, timeZone),
  );
  if (initial === undefined) return <EnterLine {...props} />;
  const picker = <MomentPicker {...props} kind={kind} timeZone={timeZone} initial={initial} />;
  return locale === undefined ? picker : <I18nProvider locale={locale}>{picker}</I18nProvider>;
}

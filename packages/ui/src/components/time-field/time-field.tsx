import { Time } from '@internationalized/date';
import { useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import {
  AriaLocale,
  DateSegments,
  useSeconds,
  SegmentBox,
  type SegmentedControlProps,
  useSegmentedControl,
  formatIsoTime,
  parseIsoTime,
} from '../date-time/index.ts';
import { timeFieldMessages } from './messages.ts';

export interface TimeFieldProps extends SegmentedControlProps {}

/**
 * A time of day, typed segment by segment in the reader's language. Its value is `HH:MM:SS`; a given
 * fraction of a second stays while the time does. Seconds show once a value has some.
 *
 * `className`, `ref` and everything else go to the box. Inside a `Field` it is named and described
 * by it; alone it needs an `aria-label`.
 */
export function TimeField(props: TimeFieldProps) {
  const control = useSegmentedControl(props, timeFieldMessages.incompleteTime);
  const { text, firstText, setText } = control;
  const value = useMemo(() => (text === null ? null : (parseIsoTime(text) ?? null)), [text]);
  const seconds = useSeconds(text);
  return (
    <AriaLocale locale={control.locale}>
      <AriaTimeField
        {...control.field}
        granularity={seconds ? 'second' : 'minute'}
        placeholderValue={midnight}
        value={value}
        onChange={(next) => setText(next && formatIsoTime(next, [text, firstText]))}
        className="min-w-0"
      >
        <SegmentBox {...control.box} data-slot="time-field">
          <DateSegments {...control.segments} />
        </SegmentBox>
      </AriaTimeField>
    </AriaLocale>
  );
}

const midnight = new Time(0, 0);

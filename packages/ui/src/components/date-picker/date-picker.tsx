import {
  getLocalTimeZone,
  toCalendarDateTime,
  today,
  toZoned,
  type CalendarDateTime,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useCallback, useMemo, type ClipboardEvent } from 'react';
import { Button, DatePicker as AriaDatePicker, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Calendar } from '../calendar/index.ts';
import {
  AriaLocale,
  DateSegments,
  formatIsoDateTime,
  parseIsoDate,
  parseIsoDateTime,
  SegmentBox,
  useSeconds,
  useSegmentedControl,
  type SegmentedControlProps,
} from '../date-time/index.ts';
import { FieldContext } from '../field-context.ts';
import { useOverlayHost } from '../overlay-host/index.ts';
import { controlButtonStyles, popupStyles } from '../styling/index.ts';
import { datePickerMessages } from './messages.ts';

/**
 * A day, typed segment by segment in the reader's language, pasted, or picked from a calendar. Its
 * value is `YYYY-MM-DD`.
 *
 * `className`, `ref` and everything else go to the box. Inside a `Field` it is named and described
 * by it; alone it needs an `aria-label`.
 */
export function DatePicker(props: SegmentedControlProps) {
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

export interface DateTimePickerProps extends SegmentedControlProps {
  /** An IANA zone, for instants: they show in it, and their text has an offset. */
  readonly timeZone?: string;
}

/**
 * A day and a time, like a `DatePicker`. Its value is `YYYY-MM-DDTHH:MM:SS` as on a wall clock; with
 * a `timeZone` it is an instant in UTC, `2026-11-20T13:00:00+00:00`. A given fraction of a second
 * stays while the time of day does. Seconds show once a value has some.
 */
export function DateTimePicker({ timeZone, ...props }: DateTimePickerProps) {
  const parse = useCallback((text: string) => parseIsoDateTime(text, timeZone), [timeZone]);
  return (
    <Picker
      data-slot="date-picker"
      {...props}
      hasTime
      placeholderValue={midnight(timeZone)}
      parse={parse}
      format={formatIsoDateTime}
    />
  );
}

function midnight(timeZone: string | undefined): CalendarDateTime | ZonedDateTime {
  const midnightToday = toCalendarDateTime(today(timeZone ?? getLocalTimeZone()));
  return timeZone === undefined ? midnightToday : toZoned(midnightToday, timeZone);
}

interface PickerProps extends SegmentedControlProps {
  readonly hasTime: boolean;
  /** The value at which the arrow keys start, and the type of the picked value. */
  readonly placeholderValue: DateValue;
  /** Stable while it parses alike. Undefined for text that can't be picked. */
  readonly parse: (text: string) => DateValue | undefined;
  /** `texts` are earlier texts, which know more than a value: the fraction of a second. */
  readonly format: (value: DateValue, texts: readonly (string | null)[]) => string;
}

/** Segments with a calendar below. */
function Picker(props: PickerProps) {
  const { hasTime, placeholderValue, parse, format, ...others } = props;
  const control = useSegmentedControl(others, datePickerMessages.incompleteDate);
  const { text, firstText, setText, locale } = control;
  const value = useMemo(() => (text === null ? null : (parse(text) ?? null)), [text, parse]);
  const seconds = useSeconds(text);
  const host = useOverlayHost();
  const { onPaste } = props;

  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData('text').trim();
    const read = parse(pasted);
    if (event.defaultPrevented || read === undefined || props.readOnly === true) return;
    event.preventDefault();
    setText(format(read, [pasted]));
  };

  return (
    <AriaLocale locale={locale}>
      <AriaDatePicker
        {...control.field}
        granularity={!hasTime ? 'day' : seconds ? 'second' : 'minute'}
        placeholderValue={placeholderValue}
        value={value}
        onChange={(next) => setText(next && format(next, [text, firstText]))}
        className="min-w-0"
      >
        <SegmentBox
          {...control.box}
          onPaste={paste}
          end={
            <Button
              data-slot="date-picker-button"
              aria-label={datePickerMessages.openCalendar}
              className={controlButtonStyles}
            >
              <CalendarDays aria-hidden="true" />
            </Button>
          }
        >
          <DateSegments {...control.segments} />
        </SegmentBox>
        <Popover UNSTABLE_portalContainer={host} offset={4} className={popupStyles}>
          <Dialog data-slot="date-picker-popup" className="outline-none">
            {/* The segments are the Field's control. */}
            <FieldContext value={null}>
              <Calendar />
            </FieldContext>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaLocale>
  );
}

import { Calendar, type calendarLabels } from '../calendar/index.ts';
import type { DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ClipboardEvent, useMemo } from 'react';
import { Button, DatePicker, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useLabels } from '../../labels/index.ts';
import {
  AriaLocale,
  DateSegments,
  useSeconds,
  SegmentBox,
  type SegmentedControlProps,
  useSegmentedControl,
} from '../date-time/index.ts';
import { useOverlayHost } from '../overlay-host/index.ts';
import { controlButtonStyles, popupStyles } from '../styling/index.ts';

interface DatePickerLabels extends Partial<typeof calendarLabels> {
  readonly clear: string;
  readonly openCalendar: string;
  readonly incompleteDate: string;
}

export const datePickerLabels = {
  openCalendar: 'Open calendar',
  incompleteDate: 'Complete the date, or clear it.',
};

export interface PickerProps extends SegmentedControlProps {}

interface InternalPickerProps extends PickerProps {
  readonly hasTime: boolean;
  /** Where the arrow keys start, and the type of what is picked. */
  readonly placeholderValue: DateValue;
  /** Stable while it parses alike. Undefined for text that can't be picked. */
  readonly parse: (text: string) => DateValue | undefined;
  /** `texts` are earlier texts, which know more than a value: the fraction of a second. */
  readonly format: (value: DateValue, texts: readonly (string | null)[]) => string;
}

/** Segments with a calendar below. */
export function Picker(props: InternalPickerProps) {
  const { hasTime, placeholderValue, parse, format, ...others } = props;
  const labels = useLabels(datePickerLabels);
  const control = useSegmentedControl(others, labels.incompleteDate);
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
      <DatePicker
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
              aria-label={labels.openCalendar}
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
            <Calendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}

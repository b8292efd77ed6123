import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, use, useMemo } from 'react';
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar';
import { AriaLocale, parseIsoDate } from '../date-time/index.ts';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { controlButtonStyles, joinClassNames } from '../styling/index.ts';
import { calendarMessages } from './messages.ts';

export interface CalendarProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** `YYYY-MM-DD`, or null for no day. Other text shows as no day. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  readonly onValueChange?: (value: string) => void;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
}

const stepStyles = `${controlButtonStyles} disabled:bg-transparent disabled:text-ink-subtle disabled:opacity-60 forced-colors:disabled:text-[GrayText]`;

/**
 * A month to choose a day from. Inside a `Field` it is named and described by it; alone it needs an `aria-label`. Inside
 * a `DatePicker` it takes its value and its state from there.
 */
export function Calendar(props: CalendarProps) {
  const { value, defaultValue, onValueChange, readOnly, locale, ...others } = props;
  const { disabled, autoFocus, className, ...control } = useFieldControl(others);
  const { 'aria-invalid': invalid, ...rest } = control;
  const labelId = useFieldLabelId();
  const day = useMemo(() => dayOf(value), [value]);
  const firstDay = useMemo(() => dayOf(defaultValue), [defaultValue]);
  return (
    <AriaLocale locale={locale}>
      <AriaCalendar
        {...rest}
        data-slot="calendar"
        aria-labelledby={
          rest['aria-labelledby'] ?? (rest['aria-label'] === undefined ? labelId : undefined)
        }
        render={(root, { state }) => (
          <div {...root} data-filled={state.value !== null} aria-invalid={invalid} />
        )}
        value={day}
        defaultValue={firstDay}
        onChange={(next) => onValueChange?.(next.toString())}
        isDisabled={disabled}
        isReadOnly={readOnly}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
        autoFocus={autoFocus}
        className={joinClassNames(
          'w-fit p-3 aria-invalid:rounded-md aria-invalid:outline-1 aria-invalid:outline-danger data-disabled:text-ink-subtle forced-colors:data-disabled:text-[GrayText]',
          readOnly && 'rounded-md bg-sunken',
          className,
        )}
      >
        <div className="flex items-center pb-2">
          <Button
            slot="previous"
            aria-label={calendarMessages.previousMonth}
            className={stepStyles}
          >
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
          <Heading className="flex-1 text-center text-base font-semibold" />
          <Button slot="next" aria-label={calendarMessages.nextMonth} className={stepStyles}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        </div>
        <CalendarGrid data-slot="calendar-grid" className="border-separate border-spacing-0.5">
          <CalendarGridHeader>
            {(name) => (
              <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-subtle">
                {name}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </AriaLocale>
  );
}

function Day({ date }: { readonly date: CalendarDate }) {
  const state = use(CalendarStateContext);
  // To React Aria, no day of a disabled calendar is selected.
  const isChosen = state?.isDisabled === true && state.value?.toString() === date.toString();
  return (
    <CalendarCell
      data-slot="calendar-day"
      data-chosen={isChosen || undefined}
      date={date}
      className="grid size-8 place-items-center rounded-md text-md tabular-nums outline-offset-0 data-today:font-semibold not-data-selected:data-outside-month:text-ink-subtle not-data-selected:data-hovered:bg-hover not-data-selected:not-data-disabled:data-today:text-accent not-data-selected:data-disabled:text-ink-subtle data-disabled:cursor-not-allowed data-selected:bg-accent data-selected:text-accent-ink forced-colors:not-data-selected:data-disabled:text-[GrayText] not-data-selected:data-unavailable:text-ink-subtle data-unavailable:line-through data-focus-visible:outline-2 data-focus-visible:outline-focus forced-colors:data-selected:system-highlight not-data-selected:data-chosen:bg-sunken data-chosen:font-semibold data-chosen:outline data-chosen:outline-line-strong forced-colors:data-chosen:outline-[GrayText]"
    />
  );
}

function dayOf(value: string | null | undefined): CalendarDate | null | undefined {
  return typeof value === 'string' ? (parseIsoDate(value) ?? null) : value;
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import type { FieldInputLabels } from '../input/input-props.ts';
import { controlButtonStyles } from '../../components/styling/control-button.ts';

/** A month to pick a day from; it belongs to the date picker around it. */
export function Month({ labels }: { readonly labels: FieldInputLabels }) {
  return (
    <Calendar className="p-3">
      <header className="flex items-center pb-2">
        <Button slot="previous" aria-label={labels.previousMonth} className={controlButtonStyles}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
        <Heading className="flex-1 text-center text-base font-semibold" />
        <Button slot="next" aria-label={labels.nextMonth} className={controlButtonStyles}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-subtle">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-8 place-items-center rounded-md text-md tabular-nums outline-offset-0 data-outside-month:text-ink-subtle data-hovered:bg-hover data-today:font-semibold data-today:text-accent data-selected:bg-accent data-selected:text-accent-ink data-unavailable:text-ink-subtle data-unavailable:line-through data-focus-visible:outline-2 data-focus-visible:outline-focus forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

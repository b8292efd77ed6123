import type { CalendarLabels } from '../calendar/index.ts';

export interface DatePickerLabels extends Partial<CalendarLabels> {
  readonly clear: string;
  readonly openCalendar: string;
  /** The problem while segments are missing. */
  readonly incompleteDate: string;
}

export const datePickerLabels: DatePickerLabels = {
  clear: 'Clear',
  openCalendar: 'Open calendar',
  incompleteDate: 'Complete the date, or clear it.',
};

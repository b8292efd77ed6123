import type { calendarLabels } from '../calendar/index.ts';

export interface DatePickerLabels extends Partial<typeof calendarLabels> {
  readonly clear: string;
  readonly openCalendar: string;
  readonly incompleteDate: string;
}

export const datePickerLabels = {
  openCalendar: 'Open calendar',
  incompleteDate: 'Complete the date, or clear it.',
};

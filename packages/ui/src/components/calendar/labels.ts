export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export const calendarLabels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

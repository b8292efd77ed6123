export const calendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

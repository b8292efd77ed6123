export const fieldInputLabels = {
  yes: 'Yes',
  no: 'No',
  noValue: '—',
  choose: 'Choose…',
  loadFailed: 'This field couldn’t be loaded. Your other entries are kept.',
  retry: 'Retry',
  notJson: (reason: string) => `This is not valid JSON: ${reason}`,
  /** `example` is a number in the locale. */
  notNumber: (example: string) => `Enter a number such as ${example}.`,
  ambiguousNumber: (typed: string, possible: readonly string[]) =>
    `“${typed}” could mean ${possible.join(' or ')}. Enter the one you mean.`,
  /** The ends of a range. */
  from: 'From',
  to: 'To',
  left: (count: number) => `${count} left`,
  tooLong: (count: number) => `${count} too many`,
};

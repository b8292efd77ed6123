import type { FieldInputLabels } from './input-props.ts';

export const fieldInputLabels: FieldInputLabels = {
  yes: 'Yes',
  no: 'No',
  noValue: '—',
  choose: 'Choose…',
  loadFailed: 'This field couldn’t be loaded. Your other entries are kept.',
  retry: 'Try again',
  notJson: (reason) => `This is not valid JSON: ${reason}`,
  notNumber: (example) => `Enter a number such as ${example}.`,
  ambiguousNumber: (typed, possible) =>
    `“${typed}” could mean ${possible.join(' or ')}. Enter the one you mean.`,
  from: 'From',
  to: 'To',
  left: (count) => `${count} left`,
  tooLong: (count) => `${count} too many`,
};

export function labelsWith(own: Partial<FieldInputLabels> | undefined): FieldInputLabels {
  return own === undefined ? fieldInputLabels : { ...fieldInputLabels, ...own };
}

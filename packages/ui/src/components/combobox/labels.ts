export interface ComboboxLabels {
  readonly clear: string;
  readonly showOptions: string;
  readonly searching: string;
  readonly nothingFound: string;
  readonly searchFailed: string;
  readonly retry: string;
  /** The problem with text that names no option. */
  readonly notChosen: string;
}

export const comboboxLabels: ComboboxLabels = {
  clear: 'Clear',
  showOptions: 'Show options',
  searching: 'Searching…',
  nothingFound: 'No matches.',
  searchFailed: 'The search failed.',
  retry: 'Try again',
  notChosen: 'Choose an option from the list, or clear this field.',
};

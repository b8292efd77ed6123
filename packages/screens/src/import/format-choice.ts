import type { CellFormat } from '@ninefold/data/records/import';
import type { ValueFormat } from '@ninefold/ui/fields';

/** How a file writes numbers and days, as the person chose it; '' for what is recognised. */
export interface FormatChoice {
  readonly numbers: '' | 'point' | 'comma';
  readonly days: '' | 'day first' | 'month first';
}

export const recognised: FormatChoice = { numbers: '', days: '' };

const locales = { point: 'en', comma: 'de', 'day first': 'en-GB', 'month first': 'en-US' };

/** @param isExact Of a spreadsheet, whose numbers and days are no text. */
export function cellFormat(
  { numbers, days }: FormatChoice,
  { locale, timeZone }: ValueFormat,
  isExact: boolean,
): CellFormat {
  return {
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: { locale: days === '' ? locale : locales[days] },
    ...(!(isExact && numbers === '') && {
      numbers: {
        locale: numbers === '' ? locale : locales[numbers],
        isChosen: numbers !== '',
      },
    }),
  };
}

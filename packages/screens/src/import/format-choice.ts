import type { CellFormat, FoundFormats, FoundStyle } from '@ninefold/data/records/import';
import type { ValueFormat } from '@ninefold/ui/fields';
import type { FormatChoice } from '../kept-work/index.ts';

export const recognised: FormatChoice = { numbers: '', days: '' };

const locales = { point: 'en', comma: 'de', 'day first': 'en-GB', 'month first': 'en-US' };

/** Returns the styles that a file is read by: those chosen, or else those that it shows. */
export function chosenFormat({ numbers, days }: FormatChoice, found: FoundFormats): FormatChoice {
  return { numbers: numbers || styleOf(found.numbers), days: days || styleOf(found.days) };
}

function styleOf<Style>(found: FoundStyle<Style>): Style | '' {
  return found.is === 'found' ? found.style : '';
}

/** @param isExact Of a spreadsheet, whose numbers and days are no text. */
export function cellFormat(
  { numbers, days }: FormatChoice,
  { locale, timeZone }: ValueFormat,
  isExact: boolean,
): CellFormat {
  return {
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: { locale: days === '' ? locale : locales[days], isChosen: days !== '' },
    ...(!(isExact && numbers === '') && {
      numbers: {
        locale: numbers === '' ? locale : locales[numbers],
        isChosen: numbers !== '',
      },
    }),
  };
}

import { messageLanguage } from '@ninefold/messages';
import type { ExportChoice } from '@ninefold/ui/patterns/export-records';
import { keepInBrowser } from '@ninefold/ui/provider';

const storageKey = 'ninefold.export';

/** The choices that are kept, with their possible values. Binary content is rarely meant twice. */
const choices = {
  format: ['csv', 'json', 'xlsx'],
  records: ['page', 'all'],
  columns: ['shown', 'all'],
  headers: ['label', 'name'],
  separator: [',', ';', '\t'],
  byteOrderMark: [true, false],
  guarded: [true, false],
} satisfies { readonly [Key in keyof ExportChoice]?: readonly ExportChoice[Key][] };

/** Returns the last choices of this browser; without any, those that most spreadsheets read. */
export function keptChoice(): ExportChoice {
  const kept = readKept();
  const valid = Object.entries(choices).flatMap(([key, values]) => {
    const value = kept[key];
    return values.some((each) => each === value) ? [[key, value] as const] : [];
  });
  return {
    format: 'csv',
    records: 'all',
    columns: 'shown',
    binary: false,
    headers: 'label',
    separator: usualSeparator(),
    byteOrderMark: true,
    guarded: true,
    ...Object.fromEntries(valid),
  };
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Keeps choices for the next export. */
export function keepChoice(choice: ExportChoice): void {
  keepInBrowser(storageKey, JSON.stringify(choice));
}

/** In locales with decimal commas, spreadsheets separate values by semicolons. */
function usualSeparator(): ExportChoice['separator'] {
  const { format, language } = messageLanguage();
  return new Intl.NumberFormat(format ?? language).format(1.5).includes(',') ? ';' : ',';
}

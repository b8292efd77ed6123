import type { Encoding, FoundStyle, TableOptions } from '@ninefold/data/records/import';
import { Banner } from '@ninefold/ui/components/banner';
import { Field } from '@ninefold/ui/components/field';
import { Select } from '@ninefold/ui/components/select';
import type { FormatChoice } from '../kept-work/index.ts';
import { importScreenMessages } from './messages.ts';
import type { ChosenFile } from './opened-file.ts';
import type { Import } from './use-import.ts';

export interface FileOptionsProps {
  readonly importing: Import;
  readonly chosen: ChosenFile;
}

/** The row with the names of the columns is looked for again. */
const anyHeader: TableOptions = { hasHeader: undefined, headerRow: undefined };

const knownSeparators = [',', ';', '\t', '|'];

const encodings: readonly { readonly value: Encoding; readonly label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
];

/** Options for reading the file. Detected settings are preselected. */
export function FileOptions({ importing, chosen }: FileOptionsProps) {
  const { facts, opened, format, formats } = chosen;
  const { options, sheets, first } = opened;
  const skipped = first.filter(({ number }) => number < (options.headerRow ?? 0)).length;
  const isText = facts.kind === 'text';
  const reopen = (changed: TableOptions) => void importing.reopen(chosen, changed);
  const setFormat = (changed: Partial<FormatChoice>) =>
    importing.change({ ...chosen, format: { ...format, ...changed } });
  return (
    <>
      {facts.isGuessed && options.encoding === facts.encoding && (
        <Banner tone="warning">{importScreenMessages.encodingGuessed}</Banner>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {isText && (
          <>
            <Field label={importScreenMessages.separator}>
              <Select
                value={options.separator}
                options={[
                  { value: ',', label: importScreenMessages.comma },
                  { value: ';', label: importScreenMessages.semicolon },
                  { value: '\t', label: importScreenMessages.tab },
                  { value: '|', label: importScreenMessages.bar },
                  ...(knownSeparators.includes(options.separator ?? ',')
                    ? []
                    : [{ value: options.separator ?? '', label: options.separator ?? '' }]),
                ]}
                onChange={(event) => reopen({ separator: event.target.value, ...anyHeader })}
              />
            </Field>
            <Field label={importScreenMessages.encoding}>
              <Select
                value={options.encoding}
                options={encodings}
                onChange={(event) => reopen({ encoding: event.target.value as Encoding })}
              />
            </Field>
          </>
        )}
        {sheets.length > 1 && (
          <Field label={importScreenMessages.sheet}>
            <Select
              value={options.sheet}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onChange={(event) => reopen({ sheet: event.target.value, ...anyHeader })}
            />
          </Field>
        )}
        {isText && (
          <Field
            className="max-w-60"
            label={importScreenMessages.numbers}
            error={questionOf(format.numbers, formats.numbers, 'numbersUnclear')}
          >
            <Select
              value={format.numbers}
              options={[
                { value: '', label: recognisedLabel(formats.numbers) },
                { value: 'point', label: '1,234.5' },
                { value: 'comma', label: '1.234,5' },
              ]}
              onChange={(event) =>
                setFormat({ numbers: event.target.value as FormatChoice['numbers'] })
              }
            />
          </Field>
        )}
        <Field
          className="max-w-60"
          label={importScreenMessages.days}
          error={questionOf(format.days, formats.days, 'daysUnclear')}
        >
          <Select
            value={format.days}
            options={[
              { value: '', label: recognisedLabel(formats.days) },
              { value: 'day first', label: '31/12/2026' },
              { value: 'month first', label: '12/31/2026' },
            ]}
            onChange={(event) => setFormat({ days: event.target.value as FormatChoice['days'] })}
          />
        </Field>
        <Field
          className="max-w-80"
          label={importScreenMessages.headerRow}
          description={skipped === 0 ? undefined : importScreenMessages.skipped({ count: skipped })}
        >
          <Select
            value={String(options.headerRow ?? '')}
            options={[
              ...first.map(({ number, cells }) => ({
                value: String(number),
                label: importScreenMessages.rowWith({ row: number, texts: textsOf(cells) }),
              })),
              { value: '', label: importScreenMessages.noHeader },
            ]}
            onChange={({ target: { value } }) =>
              reopen(
                value === ''
                  ? { hasHeader: false, headerRow: undefined }
                  : { hasHeader: true, headerRow: Number(value) },
              )
            }
          />
        </Field>
      </div>
    </>
  );
}

/** Returns the first texts of a row, by which people know it. */
function textsOf(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  return texts.slice(0, 3).join(', ') + (texts.length > 3 ? ', …' : '');
}

/** Says how a file writes its values, as far as it shows that. */
function recognisedLabel(found: FoundStyle<unknown>): string {
  switch (found.is) {
    case 'found':
      return importScreenMessages.formatFound({ example: found.example });
    case 'unclear':
      return importScreenMessages.formatOpen;
    default:
      return importScreenMessages.formatAuto;
  }
}

/** Returns the question that a file leaves open; undefined where it is answered, or there is none. */
function questionOf(
  choice: string,
  found: FoundStyle<unknown>,
  question: 'numbersUnclear' | 'daysUnclear',
): string | undefined {
  if (choice !== '' || found.is !== 'unclear') return undefined;
  return importScreenMessages[question]({ example: found.example });
}

/** Returns the questions about a file's formats that have to be answered before its rows are checked. */
export function formatQuestion({ format, formats }: ChosenFile): string | undefined {
  return (
    questionOf(format.numbers, formats.numbers, 'numbersUnclear') ??
    questionOf(format.days, formats.days, 'daysUnclear')
  );
}

import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import { LineInput } from '../input/line-input.tsx';
import type { FieldInputProps } from '../input/input-props.ts';
import { labelsWith } from '../input/labels.ts';
import { useNumberReader } from '../number/use-number-reader.ts';
import { readArrayLiteral, writeArrayLiteral } from './array-literal.ts';

/**
 * A list of entries: each is typed and ends with Enter, a number as in the reader's locale. What has
 * more than one dimension, or holds NULL, is typed as Postgres's own array literal.
 */
export function ArrayInput(props: FieldInputProps) {
  const { defaultValue = null } = props;
  const [initial] = useState(() => entriesOf(defaultValue));
  if (initial === undefined) return <LineInput {...props} mono />;
  return <EntriesInput {...props} initial={initial} />;
}

function entriesOf(literal: string | null): readonly string[] | undefined {
  if (literal === null) return [];
  const elements = readArrayLiteral(literal);
  if (elements === undefined || elements.includes(null)) return undefined;
  return elements as readonly string[];
}

interface EntriesInputProps extends FieldInputProps {
  readonly initial: readonly string[];
}

const numbers: ReadonlySet<string | undefined> = new Set(['integer', 'decimal', 'float']);

function EntriesInput(props: EntriesInputProps) {
  const { field, initial, onValueChange, onBlur, onProblemChange, autoFocus } = props;
  const number = useNumberReader({ kind: field.elementKind, labels: props.labels });
  const isNumber = numbers.has(field.elementKind);
  const labels = labelsWith(props.labels);
  const [entries, setEntries] = useState(initial);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { box, input: inputStyle } = controlBox({ multiline: true });
  const control = useFieldControl({});

  const readEntry = (text: string): { readonly entry?: string; readonly problem?: string } => {
    if (!isNumber) return { entry: text.trim() };
    const { text: entry, problem } = number.read(text);
    return { entry, problem };
  };
  const write = (entry: string) => (isNumber ? number.write(entry) : entry);
  const change = (next: readonly string[], left: string) => {
    setEntries(next);
    setTyped(left);
    const { entry, problem } = left.trim() === '' ? {} : readEntry(left);
    const all = entry === undefined ? next : [...next, entry];
    if (isNumber) onProblemChange?.(problem);
    onValueChange?.(all.length === 0 ? null : writeArrayLiteral(all));
  };
  const add = (more: readonly string[]) => {
    const filled = more.filter((text) => text.trim() !== '');
    const read = filled.map((text) => ({ text, ...readEntry(text) }));
    const added = read.flatMap(({ entry }) => entry ?? []);
    // What cannot be read stays to be corrected.
    const left = read.filter(({ entry }) => entry === undefined);
    if (read.length === 0) return;
    change([...entries, ...added], left.map(({ text }) => text).join(' '));
    setSaid(left[0]?.problem ?? labels.entryAdded(added.map(write).join(', ')));
  };
  const remove = (index: number) => {
    change(entries.toSpliced(index, 1), typed);
    setSaid(labels.entryRemoved(write(entries[index] ?? '')));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      // Enter ends the entry, not the form.
      event.preventDefault();
      add([typed]);
    }
    if (event.key === 'Backspace' && typed === '' && entries.length > 0) {
      remove(entries.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n|\t/);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  };

  return (
    <div className={box({ className: 'flex-wrap gap-1 p-1' })}>
      {entries.length > 0 && (
        <ul aria-label={labels.entries(field.label)} className="contents">
          {entries.map((entry, index) => (
            <li
              // The same entry may stand twice.
              key={`${index} ${entry}`}
              className="flex max-w-full min-w-0 items-center rounded-sm border border-line-strong bg-sunken ps-1.5 text-sm"
            >
              <span className="truncate">{write(entry)}</span>
              <button
                type="button"
                disabled={control.disabled}
                className="grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle hover:text-ink"
                aria-label={labels.removeEntry(write(entry))}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...control}
        ref={input}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        autoComplete="off"
        placeholder={entries.length === 0 ? labels.addEntry : undefined}
        className={inputStyle({ className: 'min-h-6 min-w-24 basis-24 px-1.5 py-0' })}
        onChange={(event) => change(entries, event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          if (typed.trim() !== '') add([typed]);
          onBlur?.();
        }}
      />
      <output className="sr-only">{said}</output>
    </div>
  );
}

import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { readArrayLiteral, writeArrayLiteral } from './array-literal.ts';

/**
 * A list of entries: each is typed and ends with Enter. What has more than one
 * dimension, or holds NULL, is typed as Postgres's own array literal.
 */
export function EnterArray(props: EnterFieldProps) {
  const { defaultValue = null } = props;
  const [initial] = useState(() => entriesOf(defaultValue));
  if (initial === undefined) return <EnterLine {...props} mono />;
  return <EnterEntries {...props} initial={initial} />;
}

function entriesOf(literal: string | null): readonly string[] | undefined {
  if (literal === null) return [];
  const elements = readArrayLiteral(literal);
  if (elements === undefined || elements.includes(null)) return undefined;
  return elements as readonly string[];
}

interface EnterEntriesProps extends EnterFieldProps {
  readonly initial: readonly string[];
}

function EnterEntries(props: EnterEntriesProps) {
  const { field, initial, onChange, onBlur, takesFocus } = props;
  const labels = labelsWith(props.labels);
  const [entries, setEntries] = useState(initial);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { box, input: inputStyle } = controlBox({ multiline: true });
  const control = useFieldControl({});

  const change = (next: readonly string[], left: string) => {
    setEntries(next);
    setTyped(left);
    const all = left.trim() === '' ? next : [...next, left.trim()];
    onChange?.(all.length === 0 ? null : writeArrayLiteral(all));
  };
  const add = (more: readonly string[]) => {
    const filled = more.map((entry) => entry.trim()).filter((entry) => entry !== '');
    if (filled.length === 0) return;
    change([...entries, ...filled], '');
    setSaid(labels.entryAdded(filled.join(', ')));
  };
  const remove = (index: number) => {
    change(entries.toSpliced(index, 1), typed);
    setSaid(labels.entryRemoved(entries[index] ?? ''));
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
              <span className="truncate">{entry}</span>
              <button
                type="button"
                disabled={control.disabled}
                className="grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle hover:text-ink"
                aria-label={labels.removeEntry(entry)}
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
        autoFocus={takesFocus}
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

import { Field } from '@ninefold/ui/components/field';
import { TextField } from '@ninefold/ui/components/text-field';
import { type KeyboardEvent, useRef, useState } from 'react';
import { importScreenMessages } from './messages.ts';

export interface CorrectedCellProps {
  readonly column: string;
  readonly row: number;
  /** The value that was checked last. */
  readonly text: string;
  /** The problem with the cell. */
  readonly problem: string | undefined;
  readonly onCorrect: (text: string) => Promise<void>;
  readonly onImport: () => void;
}

/**
 * A cell of a file to be corrected. Enter checks it and goes on to the next; with Ctrl or Cmd it imports the rows
 * then. Escape takes back what was typed.
 */
export function CorrectedCell(props: CorrectedCellProps) {
  const { column, row, problem, onCorrect, onImport } = props;
  const [text, setText] = useState(props.text);
  // A ref: the blur after Enter comes before the next render.
  const checked = useRef(props.text);

  const check = () => {
    checked.current = text;
    void onCorrect(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== checked.current) {
      event.stopPropagation();
      setText(checked.current);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // The screen has the same keys, but there may be nothing to import until this is checked.
      event.preventDefault();
      if (text !== checked.current) check();
      onImport();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      check();
      const next = nextInput(event.currentTarget);
      next?.focus();
      next?.select();
    }
  };

  return (
    <Field label={column} error={problem}>
      <TextField
        size="small"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        aria-label={importScreenMessages.cell({ column, row })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== checked.current) check();
        }}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

/** Returns the next cell of the table that takes corrections. */
function nextInput(input: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(input.closest('table')?.querySelectorAll('input') ?? [])];
  return all[all.indexOf(input) + 1];
}

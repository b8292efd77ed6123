import { TextField } from '@ninefold/ui/components/text-field';
import { type KeyboardEvent, useRef, useState } from 'react';

export interface CorrectedCellProps {
  readonly label: string;
  /** As it was checked last. */
  readonly text: string;
  readonly isWrong: boolean;
  /** The id of what says what is wrong. */
  readonly describedBy: string;
  readonly onCorrect: (text: string) => Promise<void>;
}

/** A cell of a file to be corrected. Enter checks it and goes on to the next; Escape takes back what was typed. */
export function CorrectedCell(props: CorrectedCellProps) {
  const { label, isWrong, describedBy, onCorrect } = props;
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
    } else if (event.key === 'Enter') {
      event.preventDefault();
      check();
      nextInput(event.currentTarget)?.focus();
    }
  };

  return (
    <TextField
      size="small"
      className="min-w-40"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        if (text !== checked.current) check();
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns the next cell of the table that takes corrections. */
function nextInput(input: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(input.closest('table')?.querySelectorAll('input') ?? [])];
  return all[all.indexOf(input) + 1];
}

import { useState } from 'react';

export interface SingleSelection {
  readonly selection?: 'single';
  /** The value that is on, where the caller keeps it; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** One is always on: pressing it again changes nothing. */
  readonly required?: boolean;
}

export interface MultipleSelection {
  readonly selection: 'multiple';
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: string[]) => void;
  readonly required?: never;
}

/** The values that are on, of one or of many, and what takes the next ones. */
export function useSelection(
  props: SingleSelection | MultipleSelection,
): readonly [values: string[], change: (next: readonly string[]) => void] {
  const [own, setOwn] = useState(() => listOf(props.defaultValue));
  const values = props.value === undefined ? own : listOf(props.value);
  const change = (next: readonly string[]): void => {
    if (props.selection === 'multiple') {
      setOwn([...next]);
      props.onValueChange?.([...next]);
      return;
    }
    // The one that was pressed comes last.
    const chosen = next.at(-1) ?? '';
    if (chosen === '' && props.required === true) return;
    setOwn(listOf(chosen));
    props.onValueChange?.(chosen);
  };
  return [values, change];
}

function listOf(value: string | readonly string[] | undefined): string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : [...value];
}

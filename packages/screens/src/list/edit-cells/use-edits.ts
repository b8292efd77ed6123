import type { RecordRow } from '@ninefold/data/records';
import { useRef, useState } from 'react';
import { type Edits, withRead } from './edits.ts';

const none: Edits = new Map();

/** Keeps the edits of a list that are not saved, and those before, so that the last one can be undone. */
export function useEdits() {
  const [edits, setEdits] = useState(none);
  // A key that saves may come in the same turn as the edit that it saves.
  const latest = useRef(none);
  const past = useRef<readonly Edits[]>([]);
  const set = (next: Edits) => {
    latest.current = next;
    setEdits(next);
  };
  return {
    edits,
    latest: () => latest.current,
    /** Returns the record as its edits began with it. */
    rowOf: (row: RecordRow) => latest.current.get(row.id)?.row ?? row,
    /** Edits cells. Can be undone. */
    edit: (change: (edits: Edits) => Edits) => {
      const next = change(latest.current);
      past.current = [...past.current, latest.current];
      set(next);
    },
    /** Replaces the edits for another reason than a person's edit. What was before can't be undone. */
    settle: (change: (edits: Edits) => Edits) => {
      past.current = [];
      set(change(latest.current));
    },
    /** Adds what a list has read since of the edited records, also to what can be undone. */
    fill: (rows: readonly RecordRow[]) => {
      const next = withRead(latest.current, rows);
      if (next === latest.current) return;
      past.current = past.current.map((each) => withRead(each, rows));
      set(next);
    },
    /** Undoes the last edit. Returns whether there was one. */
    undo: (): boolean => {
      const before = past.current.at(-1);
      if (before === undefined) return false;
      past.current = past.current.slice(0, -1);
      set(before);
      return true;
    },
  };
}

export type EditsOfList = ReturnType<typeof useEdits>;

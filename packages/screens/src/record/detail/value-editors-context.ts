import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { ValueEditing } from '@ninefold/ui/patterns/record-detail';
import type { RecordRow as ShownRow } from '@ninefold/ui/shapes';
import { createContext, type ReactNode } from 'react';

export interface ValueEditorsProps {
  readonly entity: Entity;
  readonly id: string;
  /** Undefined until all of the record has been read. */
  readonly row: (RecordRow & ShownRow) | undefined;
  readonly children: (edited: EditedRecord) => ReactNode;
}

interface EditedRecord {
  /** Undefined where values aren't edited. */
  readonly editing: ValueEditing | undefined;
  /** Returns a record with what was entered in place of what is saved. */
  readonly shown: (row: ShownRow) => ShownRow;
}

const asItIs: EditedRecord = { editing: undefined, shown: (row) => row };

type RenderEditors = (props: ValueEditorsProps) => ReactNode;

/**
 * Renders a record whose values are edited. What edits them needs the form, which itself needs parts of a record; a
 * record by itself is read.
 */
export const ValueEditorsContext = createContext<RenderEditors>(({ children }) => children(asItIs));

/** How a list shows its records, where not as a table. */
export interface ListView {
  /** A board has a column for each value of a field. */
  readonly kind: 'board';
  readonly field: string;
}

/** Writes a view as the value of the address's `view`: `board.status`. */
export function writeView({ kind, field }: ListView): string {
  return `${kind}.${field}`;
}

/** Reads what `writeView` writes; undefined for anything else, such as a condition on a field called `view`. */
export function readView(text: string | null): ListView | undefined {
  const [, field] = /^board\.(.+)$/su.exec(text ?? '') ?? [];
  return field === undefined ? undefined : { kind: 'board', field };
}

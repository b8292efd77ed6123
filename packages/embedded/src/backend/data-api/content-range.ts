/** `0-49/200`: the rows of an answer among all; `*` for what is not known. */
export function writeContentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows === 0 ? '*' : `${first}-${first + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

/** 206 where there are more rows than the answer holds, 416 where it begins beyond their end. */
export function statusOfRange(first: number, rows: number, total: number | undefined): number {
  if (total === undefined) return 200;
  if (first > total) return 416;
  return rows < total ? 206 : 200;
}

import { ApiError } from './api-error.ts';

/** `0-49/200`: the rows of an answer among all; `*` for what is not known. */
export function writeContentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows === 0 ? '*' : `${first}-${first + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

/** 206 where there are more rows than the answer holds. */
export function statusOfRange(first: number, rows: number, total: number | undefined): number {
  if (total === undefined) return 200;
  if (first > 0 && first >= total && total >= 0 && rows === 0 && first > total) {
    throw new ApiError({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: `An offset of ${first} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': `*/${total}` },
    });
  }
  return rows < total ? 206 : 200;
}

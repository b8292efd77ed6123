import { permissionMatrixMessages } from './messages.ts';
import type { MatrixMay } from './permission-matrix-props.ts';

export interface MatrixMarkProps {
  readonly may: MatrixMay | 'not shown' | undefined;
}

const words = {
  all: 'all',
  some: 'some',
  'some records': 'someRecords',
  'not shown': 'notShown',
} as const;

export function markWords(may: MatrixMarkProps['may']): string {
  return permissionMatrixMessages[may === undefined ? 'no' : words[may]];
}

/** Yes, some and no: each has its own shape, so that they can be distinguished without colour. */
export function MatrixMark({ may }: MatrixMarkProps) {
  if (may === undefined || may === 'not shown') {
    return (
      <span className="text-ink-subtle">
        <span aria-hidden="true">{may === undefined ? '–' : '?'}</span>
        <span className="sr-only">{markWords(may)}</span>
      </span>
    );
  }
  return (
    <span className={may === 'all' ? 'text-success' : 'text-warning'}>
      <svg viewBox="0 0 16 16" className="inline size-4" aria-hidden="true">
        {may === 'all' ? (
          <path
            d="M3 8.5 6.5 12 13 4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <>
            <circle cx={8} cy={8} r={5.25} fill="none" stroke="currentColor" strokeWidth={1.5} />
            <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5Z" fill="currentColor" />
          </>
        )}
      </svg>
      <span className="sr-only">{markWords(may)}</span>
    </span>
  );
}

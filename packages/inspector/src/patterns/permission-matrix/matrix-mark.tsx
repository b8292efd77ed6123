import { permissionMatrixMessages } from './messages.ts';
import type { MatrixMay } from './permission-matrix-props.ts';

export interface MatrixMarkProps {
  readonly may: MatrixMay | 'not shown' | undefined;
}

/** Says which records: "All", "Only drafts", "None". The shape before it helps to scan a column. */
export function MatrixMark({ may }: MatrixMarkProps) {
  const { text, shape } = marked(may);
  return (
    <span className="inline-flex min-w-0 gap-1.5">
      <svg viewBox="0 0 16 16" className={`mt-0.5 size-4 flex-none ${tones[shape]}`} aria-hidden>
        {shapes[shape]}
      </svg>
      <span className={shape === 'all' || shape === 'some' ? '' : 'text-ink-subtle'}>
        {text}
        {may !== undefined && may !== 'not shown' && may.someFields && (
          <span className="block text-sm text-ink-subtle">
            {permissionMatrixMessages.someFields}
          </span>
        )}
      </span>
    </span>
  );
}

type Shape = 'all' | 'some' | 'none' | 'unknown';

function marked(may: MatrixMarkProps['may']): { readonly text: string; readonly shape: Shape } {
  if (may === undefined) return { text: permissionMatrixMessages.none, shape: 'none' };
  if (may === 'not shown') return { text: permissionMatrixMessages.notShown, shape: 'unknown' };
  const { records, someFields } = may;
  if (records === 'all') {
    return { text: permissionMatrixMessages.all, shape: someFields ? 'some' : 'all' };
  }
  if (records === 'some') return { text: permissionMatrixMessages.some, shape: 'some' };
  return { text: permissionMatrixMessages.only({ which: records.which }), shape: 'some' };
}

const tones: Readonly<Record<Shape, string>> = {
  all: 'text-success',
  some: 'text-warning',
  none: 'text-ink-subtle',
  unknown: 'text-ink-subtle',
};

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Each can be distinguished without colour. */
const shapes = {
  all: <path d="M3 8.5 6.5 12 13 4.5" {...line} />,
  some: (
    <>
      <circle cx={8} cy={8} r={5.25} {...line} />
      <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5Z" fill="currentColor" />
    </>
  ),
  none: <path d="M4 8h8" {...line} />,
  unknown: <path d="M5.75 6a2.25 2.25 0 1 1 3.3 2c-.7.4-1.05.8-1.05 1.6M8 12.4v.1" {...line} />,
};

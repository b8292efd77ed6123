import { lazy, useState } from 'react';
import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { boundKind } from './bound-kind.ts';
import { boundsOf } from './bounds.ts';

const EnterBounds = lazy(async () => ({
  default: (await import('./enter-bounds.tsx')).EnterBounds,
}));

/** A range by its two ends; one that is said otherwise as Postgres's own literal. */
export function EnterRange(props: EnterFieldProps) {
  const { field, defaultValue = null } = props;
  const kind = boundKind(field);
  const [initial] = useState(() => {
    if (kind === undefined) return undefined;
    return defaultValue === null ? { from: null, to: null } : boundsOf(kind, defaultValue);
  });
  if (kind === undefined || initial === undefined) return <EnterLine {...props} mono />;
  return <EnterBounds {...props} kind={kind} initial={initial} />;
}

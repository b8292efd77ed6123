import { lazy, useState } from 'react';
import type { FieldInputProps } from '../../shapes/index.ts';
import { LineInput } from '../control/index.ts';
import { boundKind, boundsOf } from './bounds.ts';

const BoundsInput = lazy(async () => ({
  default: (await import('./bounds-input.tsx')).BoundsInput,
}));

/** A range by its two ends; one that two ends can't describe is typed as Postgres's literal. */
export function RangeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const kind = boundKind(field);
  const [initial] = useState(() => {
    if (kind === undefined) return undefined;
    return defaultValue === null ? { from: null, to: null } : boundsOf(kind, defaultValue);
  });
  if (kind === undefined || initial === undefined) return <LineInput {...props} mono />;
  return <BoundsInput {...props} kind={kind} initial={initial} />;
}

import { useState } from 'react';
import type { FieldInputProps } from '../../shapes/index.ts';
import { lazyInput, LineInput } from '../control/index.ts';
import { boundKind, endsOf } from './bounds.ts';

const BoundsInput = lazyInput(async () => (await import('./bounds-input.tsx')).BoundsInput);

/** A range by its two ends; one of an unknown type is typed as Postgres's literal. */
export function RangeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const [isTyped] = useState(
    () =>
      boundKind(field) === undefined ||
      (defaultValue !== null && endsOf(field, defaultValue) === undefined),
  );
  return isTyped ? <LineInput {...props} mono /> : <BoundsInput {...props} />;
}
RangeInput.preload = BoundsInput.preload;

import { useEffect } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import type { FormValues } from './use-record-form.ts';

export interface DirtyWatchProps {
  readonly control: Control<FormValues>;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** Says when the form has something to lose. It is apart so that nothing else is drawn for it. */
export function DirtyWatch({ control, onDirtyChange }: DirtyWatchProps) {
  'use no memo';
  const { isDirty } = useFormState({ control });
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  return null;
}

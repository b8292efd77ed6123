import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldText } from '../../shapes/index.ts';
import type { RecordFormProps } from './record-form-props.ts';
import type { FormFieldModel } from './use-field-models.ts';

interface Fields {
  readonly modelOf: (name: string) => FormFieldModel | undefined;
  readonly textOf: (model: FormFieldModel) => FieldText;
  readonly enter: (texts: Readonly<Record<string, FieldText>>) => void;
}

/**
 * Enters what chosen records suggest. A suggestion takes the place of an empty field or of an earlier
 * suggestion, never of what was typed.
 */
export function useSuggestions(
  suggest: RecordFormProps['suggest'],
  { modelOf, textOf, enter }: Fields,
) {
  const suggested = useRef(new Map<string, FieldText>());
  const latest = useRef(0);
  return async (
    { field }: FormFieldModel,
    values: Readonly<Record<string, FieldText>>,
  ): Promise<void> => {
    if (suggest === undefined) return;
    latest.current += 1;
    const turn = latest.current;
    // Without a suggestion the field stays to be filled in.
    const texts = await suggest(field, values).catch(() => ({}));
    if (turn !== latest.current) return;
    const fitting = Object.entries(texts).filter(([name]) => {
      const model = modelOf(name);
      const text = model && textOf(model);
      return text === null || (text !== undefined && text === suggested.current.get(name));
    });
    if (fitting.length === 0) return;
    for (const [name, text] of fitting) suggested.current.set(name, text);
    const focused = document.activeElement?.id;
    flushSync(() => enter(Object.fromEntries(fitting)));
    // The input of a suggestion is another one now.
    const isReplaced = fitting.some(([name]) => modelOf(name)?.controlId === focused);
    if (isReplaced && focused !== undefined) document.getElementById(focused)?.focus();
  };
}

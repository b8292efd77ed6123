import { parseValue } from '@ninefold/values';
import { useState } from 'react';
import { LineInput } from '../control/index.ts';
import { NumberInput, unitOf } from '../number/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { plainAmount, readMoneyForm, writeAmount } from './money.ts';

/** An amount as a number, sent as the database reads it; one in a form that isn't known is typed as it is. */
export function MoneyInput(props: FieldInputProps) {
  const { field, defaultValue = null, onValueChange, onProblemChange } = props;
  const [form] = useState(() => readMoneyForm(field.moneyForm));
  const [initial] = useState(() =>
    defaultValue === null ? null : form && plainAmount(defaultValue, form),
  );
  if (form === undefined || initial === undefined) return <LineInput {...props} />;
  return (
    <NumberInput
      {...props}
      defaultValue={initial}
      unit={form.symbol === '' ? undefined : unitOf(form.symbol, form.symbol)}
      onValueChange={(text) => {
        if (text === null || text === initial) {
          onValueChange?.(text === null ? null : defaultValue);
          return;
        }
        const precision = { digits: 17 + form.decimals, scale: form.decimals };
        onProblemChange?.(
          parseValue(text, { kind: 'decimal', type: 'numeric', precision }).problem,
        );
        onValueChange?.(writeAmount(text, form));
      }}
    />
  );
}

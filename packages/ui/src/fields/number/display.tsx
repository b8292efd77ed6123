import { isGrouped } from '../alignment.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';
import { formatExactNumber } from './exact-number.ts';

/** Shows a number of any kind, digit for digit, in the reader's language. */
export function NumberDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const shown = formatExactNumber(plainText(value), {
    locale,
    scale: field.precision?.scale,
    grouped: isGrouped(field),
  });
  return (
    <span dir="ltr" className={field.identifier ? 'tabular-nums text-ink-subtle' : 'tabular-nums'}>
      {shown}
    </span>
  );
}

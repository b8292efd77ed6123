import { lazyDisplay } from '../lazy-display.tsx';
import type { FieldDisplayProps } from '../display-props.ts';
import { fieldDisplayMessages } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { useValueFormat } from '../value-format.tsx';
import { byteCount, sizeParts } from './size.ts';

const BinaryFullDisplay = lazyDisplay(
  async () => (await import('./full-display.tsx')).BinaryFullDisplay,
  BinarySize,
);

/** Shows the number of bytes, as bytes themselves can't be read; a detail shows the file. */
export function BinaryDisplay(props: FieldDisplayProps) {
  const isFile = props.place === 'detail' && plainText(props.value).startsWith('\\x');
  return isFile ? <BinaryFullDisplay {...props} /> : <BinarySize {...props} />;
}

function BinarySize({ value }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const { amount, unit } = sizeParts(byteCount(plainText(value)));
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  return (
    <span className="tabular-nums text-ink-muted">
      {fieldDisplayMessages.bytes({ size, unit })}
    </span>
  );
}

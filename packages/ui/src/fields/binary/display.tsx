import { lazyDisplay } from '../lazy-display.tsx';
import type { KindDisplayProps } from '../display-props.ts';
import { useSizeText } from '../file-size/index.ts';
import { plainText } from '../plain-text.ts';
import { byteCount } from './size.ts';

const BinaryFullDisplay = lazyDisplay(
  async () => (await import('./full-display.tsx')).BinaryFullDisplay,
  BinarySize,
);

/** Shows the number of bytes, as bytes themselves can't be read; a detail shows the file. */
export function BinaryDisplay(props: KindDisplayProps) {
  const isFile = props.place === 'detail' && plainText(props.value).startsWith('\\x');
  return isFile ? <BinaryFullDisplay {...props} /> : <BinarySize {...props} />;
}

function BinarySize({ value }: KindDisplayProps) {
  const sizeText = useSizeText();
  return (
    <span className="tabular-nums text-ink-muted">{sizeText(byteCount(plainText(value)))}</span>
  );
}

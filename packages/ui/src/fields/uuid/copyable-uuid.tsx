import { CopyButton } from '../../components/code/index.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** A UUID in full, with a button that copies it. */
export function CopyableUuid({ value }: FieldDisplayProps) {
  const text = plainText(value);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span dir="ltr" className="min-w-0 font-mono text-md break-all">
        {text}
      </span>
      <CopyButton text={text} className="size-6" />
    </span>
  );
}

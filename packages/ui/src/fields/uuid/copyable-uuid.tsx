import { useLabels } from '../../labels/index.ts';
import { CopyButton } from '../../components/code/index.ts';
import { fieldDisplayLabels } from '../labels.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** A UUID in full, with a button that copies it. */
export function CopyableUuid({ value }: FieldDisplayProps) {
  const labels = useLabels(fieldDisplayLabels);
  const text = plainText(value);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span dir="ltr" className="min-w-0 font-mono text-md break-all">
        {text}
      </span>
      <CopyButton text={text} label={labels.copy} copiedLabel={labels.copied} className="size-6" />
    </span>
  );
}

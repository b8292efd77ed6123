import { Skeleton } from '../components/skeleton/index.ts';
import type { FieldDisplayProps } from './display-props.ts';
import { plainText } from './plain-text.ts';

/** Stands for a literal whose display loads: about as wide, and with a line for each attribute. */
export function LiteralSkeleton({ field, value, place }: FieldDisplayProps) {
  const lines = place === 'cell' ? 1 : (field.attributes?.length ?? 1);
  const inlineSize = `${Math.min(plainText(value).length, 24)}ch`;
  return (
    <span className="inline-flex max-w-full items-center" style={{ minBlockSize: `${lines}lh` }}>
      <Skeleton className="max-w-full" style={{ inlineSize }} />
    </span>
  );
}

import type { FieldDisplayProps } from '../display-props.ts';
import { plainText } from '../plain-text.ts';
import { FileSummary } from './file-summary.tsx';

/** Shows bytes as a file, with its download. */
export function BinaryFullDisplay({ field, value }: FieldDisplayProps) {
  return <FileSummary text={plainText(value)} name={field.name} />;
}

import { StatusBadge } from '../../components/status-badge/index.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** A state where its options carry a tone, else the option's words. */
export function EnumDisplay({ field, value }: FieldDisplayProps) {
  const text = plainText(value);
  const option = field.options?.find((option) => option.value === text);
  if (option?.tone === undefined) return <bdi>{option?.label ?? text}</bdi>;
  return <StatusBadge tone={option.tone}>{option.label}</StatusBadge>;
}

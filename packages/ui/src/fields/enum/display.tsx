import { StatusBadge } from '../../components/status-badge/index.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Shows an option's label, as a status where it has a tone. */
export function EnumDisplay({ field, value }: FieldDisplayProps) {
  const text = plainText(value);
  const option = field.options?.find((option) => option.value === text);
  if (option?.tone === undefined) return <bdi>{option?.label ?? text}</bdi>;
  return <StatusBadge tone={option.tone}>{option.label}</StatusBadge>;
}

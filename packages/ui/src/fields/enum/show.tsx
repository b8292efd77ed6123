import { StatusBadge } from '../../components/status-badge/index.ts';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';

/** A state where its options carry a tone, else the option's words. */
export function ShowEnum({ field, value }: ShowFieldProps) {
  const text = plainText(value);
  const option = field.options?.find((option) => option.value === text);
  if (option?.tone === undefined) return <bdi>{option?.label ?? text}</bdi>;
  return <StatusBadge tone={option.tone}>{option.label}</StatusBadge>;
}

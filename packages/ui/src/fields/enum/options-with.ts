import type { FieldOption } from '../../shapes/index.ts';

/** Adds a value that is no longer an option, so that it stays until another one is chosen. */
export function optionsWith(
  options: readonly FieldOption[],
  value: string | null,
): readonly FieldOption[] {
  if (value === null || options.some((option) => option.value === value)) return options;
  return [{ value, label: value }, ...options];
}

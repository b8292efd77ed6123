import type { ValueBounds } from '../model/index.ts';

/**
 * Bounds in words, to go on after a colon: "3 to 120 characters", "more than 0". Few people read a
 * pattern: an example stands for it.
 */
export function boundsWords({ length, value, pattern }: ValueBounds, example?: string): string {
  const words = [
    length && lengthWords(length),
    value && valueWords(value),
    pattern === undefined ? undefined : `in the expected format${suchAs(example)}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  return isTrimmed({ length }) ? `${words}; ${trimmedWords}` : words;
}

function suchAs(example: string | undefined): string {
  return example === undefined ? '' : `, such as ${example}`;
}

export const trimmedWords = 'spaces at the ends do not count';

/** Whether spaces at the ends make a difference to what is long enough. */
export function isTrimmed({ length }: ValueBounds): boolean {
  return length?.trimmed === true && length.least !== undefined;
}

function lengthWords({ least = 0, most }: NonNullable<ValueBounds['length']>): string {
  const range =
    most === undefined
      ? `at least ${least}`
      : least === most
        ? `exactly ${least}`
        : least === 0
          ? `at most ${most}`
          : `${least} to ${most}`;
  const characters = (most ?? least) === 1 ? 'character' : 'characters';
  return `${range} ${characters}`;
}

function valueWords({ least, most, above, below }: NonNullable<ValueBounds['value']>): string {
  if (least !== undefined && most !== undefined && above === undefined && below === undefined) {
    return least === most ? `exactly ${least}` : `${least} to ${most}`;
  }
  return [
    least !== undefined && `at least ${least}`,
    above !== undefined && `more than ${above}`,
    most !== undefined && `at most ${most}`,
    below !== undefined && `less than ${below}`,
  ]
    .filter((part) => part !== false)
    .join(' and ');
}

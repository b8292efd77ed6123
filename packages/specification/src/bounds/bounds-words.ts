import type { ValueBounds } from '../model/index.ts';
import { present } from '../phrases/index.ts';

/**
 * Writes bounds in words, for use after a colon: "3 to 120 characters", "more than 0". It shows an
 * example in place of a pattern, which few people can read.
 */
export function boundsWords({ length, value, pattern }: ValueBounds, example?: string): string {
  const words = present([
    length && lengthWords(length),
    value && valueWords(value),
    pattern !== undefined && `in the expected format${suchAs(example)}`,
  ]).join(', ');
  return isTrimmed({ length }) ? `${words}; ${trimmedWords}` : words;
}

function suchAs(example: string | undefined): string {
  return example === undefined ? '' : `, such as ${example}`;
}

export const trimmedWords = 'spaces at the ends do not count';

/** Checks whether spaces at the ends make a difference to the shortest length. */
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

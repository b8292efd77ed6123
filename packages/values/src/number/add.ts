import { addExact, readExact, writeExact } from './exact.ts';
import { readSpecial } from './special.ts';

/**
 * Adds two numbers as Postgres prints them, exactly. NULL adds nothing, as in `sum()`; the sum is NULL
 * where both are.
 */
export function addNumbers(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  if (readSpecial(a) !== undefined || readSpecial(b) !== undefined) {
    return String(Number(readSpecial(a) ?? 0) + Number(readSpecial(b) ?? 0));
  }
  const [one, other] = [readExact(a), readExact(b)];
  if (one === undefined || other === undefined) return null;
  return writeExact(addExact(one, other));
}

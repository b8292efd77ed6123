import { undecidedMessages } from '../messages.ts';
import { fittedInteger, readNumeric, typeNamed, Undecidable } from '../values/index.ts';
import { constant, numeric, type Operand } from './operand.ts';

/** Compiles a number without quotes: the smallest type of integers that holds it, or `numeric`. */
export function numberOf(written: string): Operand {
  const number = readNumeric(written);
  if (typeof number !== 'object') throw new Undecidable(undecidedMessages.form({ text: written }));
  if (!/^\d+$/.test(written)) return constant(numeric, number);
  for (const name of ['integer', 'bigint']) {
    const type = typeNamed(name);
    if (fittedInteger(number.units, type) !== undefined) return constant(type, number.units);
  }
  return constant(numeric, number);
}

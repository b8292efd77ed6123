import type { Compile } from '../compare/index.ts';
import { type Asked, Prover } from '../prove.ts';
import { importMutant, outdated } from './import-mutant.ts';
import { type Mutant, mutants } from './list.ts';

/**
 * Returns the mistakes that make no verdict differ from the database's over these tables.
 *
 * @throws if the list of mutants is older than the compiler.
 */
export async function survivors(tables: readonly Asked[]): Promise<readonly Mutant[]> {
  const old = outdated(mutants);
  if (old.length > 0) {
    const texts = old.map(([file, from]) => `${file}: ${from}`).join('\n');
    throw new Error(
      `The compiler no longer has these texts, or has them more than once:\n${texts}`,
    );
  }
  // Where the compiler itself is wrong, a mutant is found by other disagreements.
  const known = tables.map((asked) => disagreements(asked));
  const living: Mutant[] = [];
  for (const [number, mutant] of mutants.entries()) {
    const compile = await importMutant(mutant, number);
    const isFound = tables.some((asked, index) => disagreements(asked, compile) !== known[index]);
    if (!isFound) living.push(mutant);
  }
  return living;
}

function disagreements(asked: Asked, compile?: Compile): number {
  const prover = new Prover(compile);
  prover.add(asked);
  return prover.disagreements;
}

import type { Compile } from '../compare/index.ts';
import { type Asked, Prover } from '../prove.ts';
import { importMutant, outdated } from './import-mutant.ts';
import { type Mutant, mutants } from './list.ts';
import { tablesReaching } from './reach.ts';

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
  const reaching = await tablesReaching(mutants, tables);
  // Where the compiler itself is wrong, every mutant would be found.
  const conditions = new Map(
    tables.map((asked) => [asked, conditionsOf(asked).filter((each) => !disagrees(each))]),
  );
  const finders = new Map<string, Asked[]>();
  const living: Mutant[] = [];
  for (const [number, mutant] of mutants.entries()) {
    const compile = await importMutant(mutant, number);
    // What found another mistake in the same file is likely to reach this one.
    const likely = finders.get(mutant[0]) ?? [];
    finders.set(mutant[0], likely);
    const finder =
      likely.find((each) => disagrees(each, compile)) ??
      reaching
        .get(mutant)
        ?.flatMap((asked) => conditions.get(asked) ?? [])
        .find((each) => disagrees(each, compile));
    if (finder === undefined) living.push(mutant);
    else if (!likely.includes(finder)) likely.unshift(finder);
  }
  return living;
}

/** Divides a table by its conditions. */
function conditionsOf({ plan, answers, database }: Asked): readonly Asked[] {
  return answers.conditions.map((answer, place) => ({
    plan: { ...plan, conditions: plan.conditions.slice(place, place + 1) },
    answers: { ...answers, conditions: [answer] },
    database,
  }));
}

function disagrees(asked: Asked, compile?: Compile): boolean {
  const prover = new Prover(compile);
  prover.add(asked);
  return prover.disagreements > 0;
}

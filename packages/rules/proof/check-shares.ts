import { checksOf } from '../src/constraints/checks-of.ts';
import type { Share } from './compare/index.ts';
import { askAll, Prover } from './prove.ts';
import { schemasOfRepository } from './schemas.ts';
import type { ProofDatabase } from './server/index.ts';

export interface CheckShare extends Share {
  /** The schema, or the seed of its random tables. */
  readonly name: string;
}

const seeds = [1, 2, 3];

/** Counts the CHECK constraints of each schema of this repository, and of random tables, by how they are compiled. */
export async function checkShares(
  databases: readonly ProofDatabase[],
): Promise<readonly CheckShare[]> {
  const shares: CheckShare[] = [];
  for await (const { name, specification } of schemasOfRepository()) {
    const checks = specification.entities.flatMap((entity) => checksOf(specification, entity));
    const compiled = checks.flatMap((check) =>
      check.compiled.kind === 'compiled' ? [check.compiled] : [],
    );
    shares.push({
      name,
      constraints: checks.length,
      compiled: compiled.length,
      inPart: compiled.filter(({ left }) => left !== undefined).length,
    });
  }
  for (const seed of seeds) {
    const prover = new Prover();
    await askAll({ pairs: 10_000, seed, databases }, (asked) => prover.add(asked));
    shares.push({ name: `random tables, seed ${seed}`, ...prover.tally.all });
  }
  return shares;
}

/** Writes the shares as a table of Markdown. */
export function checkSharesReport(shares: readonly CheckShare[]): string {
  const rows = shares.map(({ name, constraints, compiled, inPart }) => {
    const share = constraints === 0 ? '' : `${((100 * compiled) / constraints).toFixed(1)} %`;
    return [`\`${name}\``, constraints, compiled - inPart, inPart, constraints - compiled, share];
  });
  const head = ['schema', 'CHECKs', 'compiled', 'in part', 'left to the database', 'share'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

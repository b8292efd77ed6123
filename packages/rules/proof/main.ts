import { readCommandLine, runCommand } from '../../../tests/run/command-line.ts';
import { startPostgres } from '../../../tests/servers/index.ts';
import { askAll, Prover } from './prove.ts';
import { reportOf } from './report.ts';
import { createProofDatabases } from './server/index.ts';

const help = `pnpm prove:rules [--pairs N] [--seed S]

Compares compiled CHECK constraints with PostgreSQL over random tables and records. Prints every disagreement as SQL,
the share of constraints that are compiled, and why others are not. Exits with 1 if a verdict differs.

  --pairs N   constraints with a record each; default 100000
  --seed S    another seed makes other tables; default 1`;

const { values } = readCommandLine(help, {
  options: {
    pairs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

await runCommand(async () => {
  const server = await startPostgres();
  try {
    const databases = await createProofDatabases(server);
    const prover = new Prover();
    const { tally } = prover;
    let shown = 0;
    await askAll({ pairs: Number(values.pairs), seed: Number(values.seed), databases }, (asked) => {
      prover.add(asked);
      if (tally.pairs - shown < 50_000) return;
      shown = tally.pairs;
      console.error(
        `${shown} pairs, ${tally.decided} decided, ${prover.disagreements} disagreements`,
      );
    });
    const proof = await prover.proof();
    console.log(reportOf(proof));
    await Promise.all(databases.map((database) => database.close()));
    return proof.disagreements + tally.contradictions.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
});

import { readCommandLine, runCommand } from '../../../tests/run/command-line.ts';
import { startPostgres } from '../../../tests/servers/index.ts';
import { checkShares, checkSharesReport } from './check-shares.ts';
import { askDirect } from './direct/index.ts';
import { mutants, survivors } from './mutants/index.ts';
import {
  addPolicies,
  askPolicies,
  createPolicyDatabase,
  emptyProof,
  type PolicyDatabase,
  type PolicyDisagreement,
  type PolicyProof,
  policyReport,
  policyShares,
  shrinkPolicies,
  sharesReport,
} from './policies/index.ts';
import { type Asked, askAll, type Extent, Prover } from './prove.ts';
import { reportOf } from './report.ts';
import { createProofDatabases, type ProofDatabase } from './server/index.ts';

const help = `pnpm prove:rules [--pairs N] [--verdicts N] [--seed S] [--report | --mutants]

Compares compiled CHECK constraints and policies with PostgreSQL over random tables and records, and each operator,
function and form that is compiled over edge values. Prints every
disagreement as SQL, the share that is compiled, and why the rest is not. Exits with 1 if a verdict differs.

  --pairs N     constraints with a record each; default 100000, of mutants none
  --verdicts N  requests of people that policies decide; default 20000
  --seed S      another seed makes other tables; default 1
  --report      prints the shares of policies and constraints that are compiled of each schema instead
  --mutants     proves the proof instead: that each of many mistakes in the compiler makes a verdict differ`;

/** So many disagreements are shrunk: more take long, and nobody reads them. */
const mostShrunk = 8;

const { values } = readCommandLine(help, {
  options: {
    pairs: { type: 'string' },
    verdicts: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    report: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});

await runCommand(async () => {
  const extent = { verdicts: Number(values.verdicts), seed: Number(values.seed) };
  if (values.report) {
    const database = await createPolicyDatabase();
    const { extents } = await policyProof(database, { ...extent, verdicts: 8000 });
    await database.close();
    console.log(sharesReport([...(await policyShares()), { name: 'random tables', extents }]));
    return (await withDatabases(reportChecks)) ? 0 : 1;
  }
  const isDecided = values.mutants || (await provePolicies(extent));
  return (await withDatabases(proveConstraints)) && isDecided ? 0 : 1;
});

interface PolicyExtent {
  readonly verdicts: number;
  readonly seed: number;
}

/** Asks the embedded PostgreSQL about policies. */
async function policyProof(database: PolicyDatabase, extent: PolicyExtent): Promise<PolicyProof> {
  const proof = emptyProof();
  for await (const asked of askPolicies(database, extent)) addPolicies(proof, asked);
  return proof;
}

async function provePolicies(extent: PolicyExtent): Promise<boolean> {
  const database = await createPolicyDatabase();
  const proof = await policyProof(database, extent);
  const cases: PolicyDisagreement[] = [];
  for (const each of proof.disagreements.slice(0, mostShrunk)) {
    cases.push(await shrinkPolicies(each, database));
  }
  await database.close();
  console.log(policyReport(proof, cases));
  return proof.disagreements.length === 0 && proof.refused === 0;
}

async function withDatabases(
  run: (databases: readonly ProofDatabase[]) => Promise<boolean>,
): Promise<boolean> {
  const server = await startPostgres();
  try {
    const databases = await createProofDatabases(server);
    const isFine = await run(databases);
    await Promise.all(databases.map((database) => database.close()));
    return isFine;
  } finally {
    await server.stop();
  }
}

async function reportChecks(databases: readonly ProofDatabase[]): Promise<boolean> {
  console.log(`\n${checkSharesReport(await checkShares(databases))}`);
  return true;
}

function proveConstraints(databases: readonly ProofDatabase[]): Promise<boolean> {
  const pairs = Number(values.pairs ?? (values.mutants ? 0 : 100_000));
  const extent = { pairs, seed: Number(values.seed), databases };
  return values.mutants ? proveMutants(extent) : proveCompiler(extent);
}

async function proveCompiler(extent: Extent): Promise<boolean> {
  const prover = new Prover();
  const { tally } = prover;
  let shown = 0;
  await askDirect(extent.databases, (asked) => prover.add(asked));
  await askAll(extent, (asked) => {
    prover.add(asked);
    if (tally.pairs - shown < 50_000) return;
    shown = tally.pairs;
    console.error(
      `${shown} pairs, ${tally.decided} decided, ${prover.disagreements} disagreements`,
    );
  });
  const proof = await prover.proof();
  console.log(reportOf(proof));
  return proof.disagreements + tally.contradictions.length === 0;
}

async function proveMutants(extent: Extent): Promise<boolean> {
  const tables: Asked[] = [];
  await askDirect(extent.databases, (asked) => tables.push(asked));
  await askAll(extent, (asked) => tables.push(asked));
  const living = await survivors(tables);
  living.forEach(([file, from, to]) => console.log(`not found, ${file}:\n  ${from}\n  ${to}`));
  console.log(`${mutants.length} mutants, ${mutants.length - living.length} found`);
  return living.length === 0;
}

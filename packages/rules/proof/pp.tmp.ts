import { createPolicyDatabase, provePolicies, policyReport } from '/tmp/wt/policies/packages/rules/proof/policies/index.ts';
const db = await createPolicyDatabase();
console.time('t');
const proof = await provePolicies(db, { verdicts: Number(process.argv[2] ?? 1000), seed: Number(process.argv[3] ?? 1) });
console.timeEnd('t');
console.log(policyReport(proof));
await db.close();
process.exit(0);

import type { PolicyDisagreement, PolicyProof } from './prove-policies.ts';
import { policySql } from './shrink-policies.ts';

const number = new Intl.NumberFormat('en-US');

/**
 * Writes what a proof of policies found, with the sum as the last line.
 *
 * @param cases Some of the disagreements, shrunk.
 */
export function policyReport(
  proof: PolicyProof,
  cases: readonly PolicyDisagreement[] = [],
): string {
  const { verdicts, decided, refused, disagreements, found, extents, reasons } = proof;
  const list = (title: string, counts: ReadonlyMap<string, number>) => [
    `${title}:`,
    ...[...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, amount]) => `  ${number.format(amount)}  ${name}`),
  ];
  return [
    ...cases.map((each) => `${policySql(each)}\n`),
    ...list('verdicts of PostgreSQL', found),
    ...list('policies compiled', extents),
    ...list('not decided', reasons),
    ...(refused > 0 ? [`${refused} tables whose policies PostgreSQL refuses`] : []),
    `policies: ${number.format(verdicts)} verdicts, ${number.format(decided)} decided, ${number.format(disagreements.length)} disagreements`,
  ].join('\n');
}

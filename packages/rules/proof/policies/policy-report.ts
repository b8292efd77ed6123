import type { PolicyProof } from './prove-policies.ts';

const number = new Intl.NumberFormat('en-US');

/** Writes what a proof of policies found, with the sum as the last line. */
export function policyReport(proof: PolicyProof): string {
  const { verdicts, decided, refused, disagreements, found, extents, reasons } = proof;
  const list = (title: string, counts: ReadonlyMap<string, number>) => [
    `${title}:`,
    ...[...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, amount]) => `  ${number.format(amount)}  ${name}`),
  ];
  return [
    ...disagreements
      .toSorted((one, other) => one.sql.length - other.sql.length)
      .slice(0, 20)
      .map(
        ({ sql, expected, actual }) => `-- PostgreSQL: ${expected}; decided: ${actual}\n${sql}\n`,
      ),
    ...list('verdicts of PostgreSQL', found),
    ...list('policies compiled', extents),
    ...list('not decided', reasons),
    ...(refused > 0 ? [`${refused} tables whose policies PostgreSQL refuses`] : []),
    `policies: ${number.format(verdicts)} verdicts, ${number.format(decided)} decided, ${number.format(disagreements.length)} disagreements`,
  ].join('\n');
}

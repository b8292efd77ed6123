import { extentOf } from '../../src/policies/undecided-policies.ts';
import { count } from '../compare/index.ts';
import { schemasOfRepository } from '../schemas.ts';

export interface Share {
  readonly name: string;
  /** Policies by how much of them is compiled. */
  readonly extents: ReadonlyMap<string, number>;
  /** Why others, or parts, are left to the database. */
  readonly reasons: ReadonlyMap<string, number>;
}

/** Counts the policies of each schema by how much of them is compiled. */
export async function policyShares(): Promise<readonly Share[]> {
  const shares: Share[] = [];
  for await (const { name, specification, access } of schemasOfRepository()) {
    const extents = new Map<string, number>();
    const reasons = new Map<string, number>();
    for (const policy of specification.permissions.policies ?? []) {
      const { extent, reason } = extentOf(specification, policy, access);
      count(extents, extent);
      if (extent !== 'whole') count(reasons, reason);
    }
    shares.push({ name, extents, reasons });
  }
  return shares;
}

/** Writes the shares as a table of Markdown. */
export function sharesReport(shares: readonly Pick<Share, 'name' | 'extents'>[]): string {
  const rows = shares.map(({ name, extents }) => {
    const [whole = 0, part = 0, none = 0] = ['whole', 'part', 'none'].map((key) =>
      extents.get(key),
    );
    const all = whole + part + none;
    const share = all === 0 ? '' : `${Math.round((100 * (whole + part)) / all)} %`;
    return [`\`${name}\``, all, whole, part, none, share];
  });
  const head = ['schema', 'policies', 'compiled', 'in part', 'left to the database', 'share'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

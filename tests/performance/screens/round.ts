import type { Application } from './applications.ts';

/**
 * One visit of each under each condition, in their order. All applications are visited under a condition
 * before the next, so that what else the machine does meets all of them; none of them always comes first.
 */
export function roundOf<Condition>(
  applications: readonly Application[],
  conditions: readonly Condition[],
  round: number,
): readonly { readonly application: Application; readonly condition: Condition }[] {
  const first = round % applications.length;
  const rotated = [...applications.slice(first), ...applications.slice(0, first)];
  return conditions.flatMap((condition) =>
    rotated.map((application) => ({ application, condition })),
  );
}

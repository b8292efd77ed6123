import type { Advice } from './advice.ts';

const documentation = 'https://supabase.com/docs/guides/database/database-linter?lint=';

/** What the facts of a specification cannot tell, of what Supabase's linter reports. */
const limits = `Not looked at: schemas that were not read, functions outside them that no policy, trigger or view calls, extensions, queues, bloat and use of indexes (0005, 0014, 0019, 0020, 0022), names of sensitive columns (0023), reg* types (0018), keys of the auth schema (0021), listing of public buckets (0025), GraphQL (0026, 0027) and settings of Auth. A view that only filters by auth.users, and a table whose only key is a unique constraint, are not found either. Supabase's dashboard reports them under "Advisors".`;

/** Advice as a text for a terminal, a lint after the other with where to read about it. */
export function adviceText(advice: readonly Advice[]): string {
  const lints = Map.groupBy(advice, ({ lint }) => lint);
  const parts = [...lints].map(([lint, all]) =>
    [
      `${lint} (${all[0]?.level ?? ''}, ${all.length})`,
      '',
      ...all.map(({ statement }) => `- ${statement}`),
      `  ${documentation}${lint}`,
    ].join('\n'),
  );
  const found =
    parts.length === 0
      ? "Supabase's database linter would report nothing that this can tell."
      : `Supabase's database linter would report:\n\n${parts.join('\n\n')}`;
  return `${found}\n\n${limits}`;
}

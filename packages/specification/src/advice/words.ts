import type { Advice } from './advice.ts';
import { adviceMessages } from './messages.ts';

const documentation = 'https://supabase.com/docs/guides/database/database-linter?lint=';

/** Writes advice for a terminal, by lint, with links to the documentation. */
export function adviceText(advice: readonly Advice[]): string {
  const lints = Map.groupBy(advice, ({ lint }) => lint);
  const parts = [...lints].map(([lint, all]) =>
    [
      adviceMessages.heading({ lint, level: all[0]?.level ?? '', count: all.length }),
      '',
      ...all.map(({ statement }) => `- ${statement}`),
      `  ${documentation}${lint}`,
    ].join('\n'),
  );
  const found = parts.length === 0 ? [adviceMessages.nothing] : [adviceMessages.found, ...parts];
  return [...found, adviceMessages.notChecked].join('\n\n');
}

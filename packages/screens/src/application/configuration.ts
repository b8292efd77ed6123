import type { Configuration } from '@ninefold/data/client';
import { configurationMessages } from './messages.ts';

/**
 * @param base The folder of the application: `/app/`.
 * @throws Error that says what to do, where the answer is missing or malformed.
 */
export async function loadConfiguration(base: string): Promise<Configuration> {
  const response = await fetch(`${base}config.json`, { credentials: 'same-origin' }).catch(() => {
    throw new Error(configurationMessages.offline);
  });
  const text = await response.text();
  try {
    const configuration = { start: 'project', ...JSON.parse(text) };
    const { supabaseUrl, publishableKey, start } = configuration;
    if (start === 'blank') return { ...configuration, supabaseUrl: null, publishableKey: null };
    if (URL.canParse(supabaseUrl) && typeof publishableKey === 'string') return configuration;
  } catch {
    // Not JSON, which the error below says.
  }
  throw (await import('./configuration-problem.ts')).configurationProblem(response, text);
}

/**
 * Returns whether the people at this page develop the product: in development, and on a
 * database that was started for looking at it. A team's project shows its
 * users no calls, and keeps none of what they send.
 */
export function isDevelopment({ start }: Configuration): boolean {
  return import.meta.env.DEV || start === 'example' || start === 'dump';
}

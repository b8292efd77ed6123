/** What the server tells the browser (`GET config.json`). It holds no secret. */
export interface Configuration {
  /** The project's address; null where there is no database (a blank start). */
  readonly supabaseUrl: string | null;
  readonly publishableKey: string | null;
  /** The exposed schema that has the function `ninefold_specification`; found when left out. */
  readonly schema?: string;
  /** `project` when left out. */
  readonly start: 'example' | 'dump' | 'blank' | 'project';
  /** The loaded dump's database or file name. */
  readonly name?: string;
}

/**
 * @param base The folder in which the application lies: `/app/`.
 * @throws Error that says what to do, where the answer is missing or malformed.
 */
export async function loadConfiguration(base: string): Promise<Configuration> {
  const response = await fetch(`${base}config.json`, { credentials: 'same-origin' }).catch(() => {
    throw new Error('The server can’t be reached. Check the connection and try again.');
  });
  const text = await response.text();
  try {
    const configuration = { start: 'project', ...JSON.parse(text) };
    const { supabaseUrl, publishableKey, start } = configuration;
    if (start === 'blank') return { ...configuration, supabaseUrl: null, publishableKey: null };
    if (URL.canParse(supabaseUrl) && typeof publishableKey === 'string') return configuration;
  } catch {
    // Not JSON, which is told below.
  }
  throw (await import('./configuration-problem.ts')).configurationProblem(response, text);
}

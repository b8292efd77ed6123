/** What the server tells the browser (`GET /config.json`). It holds no secret. */
export interface Configuration {
  /** The project's address; null where there is no database (a blank start). */
  readonly supabaseUrl: string | null;
  readonly publishableKey: string | null;
  /** The exposed schema that has the function `ninefold_specification`; found when left out. */
  readonly schema?: string;
  readonly start: 'example' | 'dump' | 'blank' | 'project';
  /** The loaded dump's database or file name. */
  readonly name?: string;
}

/** @throws Error that says what to do, where the answer is missing or malformed. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (!response.ok) {
    throw new Error(
      `The server answered ${response.status} for /config.json, which names the project to connect to. Serve that file beside the application (README, "One's own project").`,
    );
  }
  const configuration = (await response.json()) as Partial<Configuration>;
  const {
    supabaseUrl = null,
    publishableKey = null,
    start = 'project',
    schema,
    name,
  } = configuration;
  if (start !== 'blank' && (supabaseUrl === null || publishableKey === null)) {
    throw new Error(
      '/config.json must hold "supabaseUrl" and "publishableKey" (README, "One\'s own project").',
    );
  }
  return { supabaseUrl, publishableKey, schema, start, name };
}

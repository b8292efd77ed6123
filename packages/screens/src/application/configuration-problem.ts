/** Returns an error that says why an answer for `config.json` names no project, and what to do. */
export function configurationProblem(
  { url, ok, status }: Pick<Response, 'url' | 'ok' | 'status'>,
  text: string,
): Error {
  return new Error(
    `${whatIsWrong(url, ok ? undefined : status, text)} Put a file there that names your project: { "supabaseUrl": "https://….supabase.co", "publishableKey": "sb_publishable_…" } (README, “Your own project”).`,
  );
}

function whatIsWrong(url: string, status: number | undefined, text: string): string {
  if (status === 404) return `The file ${url} doesn’t exist.`;
  if (status !== undefined) return `The server answered ${status} for ${url}.`;
  if (text.trimStart().startsWith('<')) {
    return `The server answered ${url} with a page, as many hosts do where there is no file.`;
  }
  let configuration: unknown;
  try {
    configuration = JSON.parse(text);
  } catch (error) {
    return `${url} is not JSON: ${(error as Error).message}.`;
  }
  if (typeof configuration !== 'object' || configuration === null) {
    return `${url} does not contain a JSON object.`;
  }
  const { supabaseUrl, publishableKey } = configuration as Record<string, unknown>;
  if (supabaseUrl === undefined) return `"supabaseUrl" is missing in ${url}.`;
  if (publishableKey === undefined) return `"publishableKey" is missing in ${url}.`;
  return typeof publishableKey === 'string'
    ? `In ${url}, "supabaseUrl" is ${JSON.stringify(supabaseUrl)}, which is not a URL.`
    : `In ${url}, "publishableKey" is not text.`;
}

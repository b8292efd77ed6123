import { configurationProblemMessages } from './configuration-problem-messages.ts';

const example = '{ "supabaseUrl": "https://….supabase.co", "publishableKey": "sb_publishable_…" }';

/** Returns an error that says why an answer for `config.json` names no project, and what to do. */
export function configurationProblem(
  { url, ok, status }: Pick<Response, 'url' | 'ok' | 'status'>,
  text: string,
): Error {
  const problem = whatIsWrong(url, ok ? undefined : status, text);
  return new Error(configurationProblemMessages.fix({ problem, example }));
}

function whatIsWrong(url: string, status: number | undefined, text: string): string {
  if (status === 404) return configurationProblemMessages.missing({ url });
  if (status !== undefined) {
    return configurationProblemMessages.status({ status: String(status), url });
  }
  if (text.trimStart().startsWith('<')) return configurationProblemMessages.page({ url });
  let configuration: unknown;
  try {
    configuration = JSON.parse(text);
  } catch (error) {
    return configurationProblemMessages.invalidJson({ url, problem: (error as Error).message });
  }
  if (typeof configuration !== 'object' || configuration === null) {
    return configurationProblemMessages.notObject({ url });
  }
  const { supabaseUrl, publishableKey } = configuration as Record<string, unknown>;
  const missing = Object.entries({ supabaseUrl, publishableKey }).find(
    ([, value]) => value === undefined,
  );
  if (missing !== undefined) {
    return configurationProblemMessages.fieldMissing({ field: missing[0], url });
  }
  return typeof publishableKey === 'string'
    ? configurationProblemMessages.invalidUrl({ url, value: JSON.stringify(supabaseUrl) })
    : configurationProblemMessages.invalidKey({ url });
}

import { format } from 'oxfmt';
import { examplesOf } from './example.ts';

/** The stories of a file as formatted code to copy, by the story's export. */
export async function formattedExamples(
  path: string,
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const formatted = [...examplesOf(path, source)].map(async ([name, code]) => {
    const result = await format(`${name}.tsx`, code, { printWidth: 88, singleQuote: true });
    return [name, result.code.trimEnd()] as const;
  });
  return new Map(await Promise.all(formatted));
}

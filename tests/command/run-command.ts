import { run } from '@ninefold/cli';

export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `ninefold ARGUMENTS` in this process, from a folder. */
export async function ninefold(
  argumentList: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Promise<Outcome> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const exitCode = await run(argumentList, {
    stdout: (text) => stdout.push(text),
    stderr: (text) => stderr.push(text),
    environment,
    workingDirectory: folder,
  });
  return { exitCode, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

/** `pnpm ninefold …` */
import { askOnTerminal } from './ask-on-terminal.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  print: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
  environment: process.env,
  // A package manager changes to the package's folder: a path is meant from where it was typed.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askOnTerminal }),
});

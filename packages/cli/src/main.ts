#!/usr/bin/env node
/** The command `ninefold`. */
import { askOnTerminal } from './ask-on-terminal.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  environment: process.env,
  // pnpm changes to the folder of the package: paths are relative to where the command was typed.
  workingDirectory: process.env['INIT_CWD'] ?? process.cwd(),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askOnTerminal }),
});

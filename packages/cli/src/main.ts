#!/usr/bin/env node
/** The command `ninefold`. */
import { loadLanguage } from '@ninefold/messages';
import { askOnTerminal } from './ask-on-terminal.ts';
import { commandLanguage } from './command/index.ts';
import { run } from './run.ts';

const argumentList = process.argv.slice(2);
const { language, format } = commandLanguage(argumentList, process.env);
await loadLanguage(language, { format, parts: ['command', 'first', 'rest', 'specification'] });
process.exitCode = await run(argumentList, {
  stdout: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  environment: process.env,
  // pnpm changes to the folder of the package: paths are relative to where the command was typed.
  workingDirectory: process.env['INIT_CWD'] ?? process.cwd(),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askOnTerminal }),
});

#!/usr/bin/env node
import { loadProject } from '../run/index.ts';
import { review } from './review.ts';
import { take } from './take.ts';

const args = process.argv.slice(2);
const isReview = args[0] === 'review';
const command = isReview ? review : take;

try {
  if (args.includes('--help') || args.includes('-h')) console.log(command.help);
  else {
    const project = await loadProject(process.cwd());
    process.exitCode = await command.run(project, isReview ? args.slice(1) : args);
  }
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  // Node.js adds advice about positional arguments, of which there are none.
  const isUsage = code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isUsage ? `${message.split('. ')[0]}. See --help.` : message);
  process.exitCode = 2;
}

import { messages } from '@ninefold/messages';

export const helpMessages = messages('command-help', {
  purpose: 'Reads a database and describes the product behind it.',
  dump: 'Take a first look at any plain SQL dump:',
  init: 'Set up your own project, step by step:',
  withoutQuestions:
    'Or without questions (a Supabase project shows its connection string under "Connect"; nothing is written to the database):',
  explanation:
    '"{discover}" records the current state of the database. "{names}" lets the editor check what you declare in {file}. "{check}" fails a build if the database has changed since. "{help}" lists the options of a command.',
  exitCodes: 'Exit codes: 0 success, 1 differences found ({check}, {diff}, {prove}), 2 failure.',
  unknownCommand: 'Unknown command "{command}". The commands are {names}. "{help}" describes them.',
});

export const terminalMessages = messages('command-terminal', {
  stopped: 'Stopped. Files already written are kept. Run the command again to continue.',
});

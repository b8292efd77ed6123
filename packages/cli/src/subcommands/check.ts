import { resolve } from 'node:path';
import { advise, adviceText } from '@ninefold/specification/advice';
import { differenceText, drift } from '@ninefold/specification/difference';
import { counted } from '../output/index.ts';
import { exitCode, type Subcommand } from '../command/index.ts';
import { readLiveSpecification, readSpecificationFile } from '../sources/index.ts';

const defaultFile = 'specification.json';

const notCompared: readonly string[] = [
  'data: records, users of Auth, files in Storage, scheduled jobs;',
  'tables, views, policies and triggers of schemas that are not read, such as policies of storage.objects or a trigger on auth.users;',
  'the code of functions in C, of extensions, and of Supabase itself, such as auth.uid();',
  'functions that only a CHECK, a default, an index or a function of the Data API calls, and functions that a body calls by a name that it puts together (EXECUTE);',
  'owners of tables, default privileges, event triggers, rules, and extensions with their versions;',
  'settings outside the database: Auth, exposed schemas, Edge Functions, Realtime, secrets, network.',
];

export const check: Subcommand = {
  name: 'check',
  usage: '[FILE] [--database-url URL | --load FILE.sql] [--advise] [--json]',
  summary: 'shows where the live database differs from the specification',
  explanation: `FILE is a file that "discover" wrote. Default: ${defaultFile}. The command reads the same schemas again and lists each difference with the screens, rules and permissions that it affects. It also lists declarations that the database does not have or does not allow. The exit code is 1 if there are any, so that a build stops.

It compares tables, permissions, policies and functions. It compares hashes of the functions that policies, triggers and views call, in any schema, directly or through other functions. It cannot see:
${notCompared.map((each) => `- ${each}`).join('\n')}`,
  options: ['database-url', 'load', 'schema', 'declaration', 'advise', 'json'],
  files: [0, 1],
  async run(options, io) {
    const file = options.files[0] ?? resolve(io.workingDirectory, defaultFile);
    const { specification, discovered } = await readSpecificationFile(file);
    const schemas = options.schemas ?? discovered?.schemas;
    const live = await readLiveSpecification({ ...options, schemas }, io);
    const changes = drift(specification, live.specification);
    const { stdout } = io;
    const advice = options.advise ? advise(live.specification) : undefined;
    if (options.json) {
      stdout(JSON.stringify(advice === undefined ? changes : { changes, advice }, null, 2));
    } else if (changes.length === 0) stdout(`The database matches ${file}.`);
    else {
      stdout(
        `${differenceText(changes)}\n\nThe database no longer matches ${file}: ${counted(changes.length, 'difference', 'differences')}. If they are intended, update the file with "pnpm ninefold discover --output ${file}".`,
      );
    }
    if (advice !== undefined && !options.json) stdout(`\n${adviceText(advice)}`);
    // A build must also stop at a declaration about a thing that no longer exists.
    const same = changes.length === 0 && live.misfits.length === 0;
    return same ? exitCode.done : exitCode.different;
  },
};

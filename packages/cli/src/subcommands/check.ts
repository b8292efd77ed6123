import { resolve } from 'node:path';
import { advise, adviceText } from '@ninefold/specification/advice';
import { differenceText, drift } from '@ninefold/specification/difference';
import { counted } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readLiveSpecification } from '../sources/read-specification.ts';
import { readSpecificationFile } from '../sources/specification-file.ts';
import type { Subcommand } from '../subcommand.ts';

/** Where a specification lies when no file is named. */
const usualFile = 'specification.json';

const unseen: readonly string[] = [
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
  explanation: `FILE is a file that "discover" wrote. Default: ${usualFile}. The command reads the same schemas again and lists each difference with the screens, rules and permissions that it affects. It also lists declarations that the database does not have or does not allow. The exit code is 1 if there are any, so that a build stops.

It compares tables, permissions, policies and functions. It compares hashes of the functions that policies, triggers and views call, in any schema, directly or through other functions. It cannot see:
${unseen.map((each) => `- ${each}`).join('\n')}`,
  options: ['database-url', 'load', 'schema', 'declaration', 'advise', 'json'],
  files: [0, 1],
  async run(options, surroundings) {
    const file = options.files[0] ?? resolve(surroundings.folder, usualFile);
    const { specification, discovered } = await readSpecificationFile(file);
    const schemas = options.schemas ?? discovered?.schemas;
    const live = await readLiveSpecification({ ...options, schemas }, surroundings);
    const changes = drift(specification, live.specification);
    const { print } = surroundings;
    const advice = options.advise ? advise(live.specification) : undefined;
    if (options.json) {
      print(JSON.stringify(advice === undefined ? changes : { changes, advice }, null, 2));
    } else if (changes.length === 0) print(`The database matches ${file}.`);
    else {
      print(
        `${differenceText(changes)}\n\nThe database no longer matches ${file}: ${counted(changes.length, 'difference', 'differences')}. If they are intended, update the file with "pnpm ninefold discover --output ${file}".`,
      );
    }
    if (advice !== undefined && !options.json) print(`\n${adviceText(advice)}`);
    // What is declared of a thing that is gone has to be seen by a build too.
    const same = changes.length === 0 && live.misfits.length === 0;
    return same ? exitCode.done : exitCode.different;
  },
};

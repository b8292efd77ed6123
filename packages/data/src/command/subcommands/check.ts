import { resolve } from 'node:path';
import { differenceText, drift } from '../../specification/difference/index.ts';
import { counted } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readLiveSpecification } from '../sources/read-specification.ts';
import { readSpecificationFile } from '../sources/specification-file.ts';
import type { Subcommand } from '../subcommand.ts';

/** Where a specification lies when no file is named. */
const usualFile = 'specification.json';

export const check: Subcommand = {
  name: 'check',
  usage: '[FILE] [--database-url URL | --load FILE.sql] [--json]',
  summary: 'tells where the live database has moved away from the specification',
  explanation: `FILE is what "discover" wrote; ${usualFile} when left out. The schemas that it was made from are read again. Each difference stands with the screens, rules and permissions that it touches. What the team declares and the database does not have, or forbids, is told too. Exit code 1 where there is any, so that a build can stop on it.`,
  options: ['database-url', 'load', 'schema', 'declaration', 'json'],
  files: [0, 1],
  async run(options, surroundings) {
    const file = options.files[0] ?? resolve(surroundings.folder, usualFile);
    const { specification, discovered } = await readSpecificationFile(file);
    const schemas = options.schemas ?? discovered?.schemas;
    const live = await readLiveSpecification({ ...options, schemas }, surroundings);
    const changes = drift(specification, live.specification);
    const { print } = surroundings;
    if (options.json) print(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) print(`The database is as ${file} says.`);
    else {
      print(
        `${differenceText(changes)}\n\nThe database has moved away from ${file}: ${counted(changes.length, 'difference', 'differences')}. Where they are meant, make the file again with "pnpm ninefold discover --output ${file}".`,
      );
    }
    // What is declared of a thing that is gone has to be seen by a build too.
    const same = changes.length === 0 && live.misfits.length === 0;
    return same ? exitCode.done : exitCode.different;
  },
};

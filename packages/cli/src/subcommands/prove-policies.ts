import { commandLine } from '@ninefold/embedded/command-line';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specificationOf } from '@ninefold/specification/catalog';
import {
  CommandError,
  type CommandIO,
  exitCode,
  type ExitCode,
  type Options,
  policyFiles,
  type Subcommand,
} from '../command/index.ts';
import { writeOutput } from '../output/index.ts';
import { provePolicies as prove } from '../policies/index.ts';
import {
  changedRows,
  policiesJson,
  policiesMarkdown,
  policiesTest,
} from '../policies/documents/index.ts';
import { readDeclaration, withoutForeign, withSource } from '../sources/index.ts';
import { provePoliciesMessages } from './messages.ts';

const [markdownFile, jsonFile, testFile] = policyFiles;

export const provePolicies: Subcommand = {
  name: 'prove policies',
  usage:
    '[--database-url URL | --load FILE.sql] [--as PERSON]… [--rows N] [--names] [--json | --into FOLDER] [--check]',
  summary: () => provePoliciesMessages.summary,
  explanation: () => [
    provePoliciesMessages.explanation({ roles: 'anon, authenticated' }),
    '',
    provePoliciesMessages.notUndone,
    '',
    provePoliciesMessages.roles({ access: 'access', claim: 'app_metadata.role' }),
    '',
    provePoliciesMessages.documents({ markdown: markdownFile, json: jsonFile, test: testFile }),
  ],
  options: [
    'database-url',
    'load',
    'schema',
    'declaration',
    'as',
    'rows',
    'names',
    'into',
    'check',
    'json',
  ],
  files: [0, 0],
  async run(options, io) {
    const read = await readDeclaration(options, io);
    const { proof, checks } = await withSource(options, io, (catalog, session) => {
      const known = specificationOf(catalog);
      const { access } = withoutForeign(read, known, options, io).declaration;
      return prove(session, known, { access, as: options.as, rows: options.rows });
    });
    const markdown = policiesMarkdown(proof, options);
    if (options.check) return check(markdown, options, io);
    const { into } = options;
    if (into === undefined) {
      io.stdout(options.json ? policiesJson(proof, options) : markdown);
      return exitCode.done;
    }
    const texts = {
      [markdownFile]: markdown,
      [jsonFile]: policiesJson(proof, options),
      [testFile]: policiesTest(checks),
    };
    for (const [name, text] of Object.entries(texts)) {
      await writeOutput(text, provePoliciesMessages.wrote, { output: join(into, name) }, io);
    }
    return exitCode.done;
  },
};

/** Prints the rows of the file that differ from the answers of the database. */
async function check(
  current: string,
  { into }: Options,
  { stdout, workingDirectory }: CommandIO,
): Promise<ExitCode> {
  const folder = into ?? workingDirectory;
  const file = join(folder, markdownFile);
  const command = commandLine('ninefold', `prove policies --into ${folder}`);
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(provePoliciesMessages.noFile({ file, command }), { cause: error });
  });
  const rows = changedRows(before, current);
  if (rows.length === 0) {
    stdout(provePoliciesMessages.matches({ file }));
    return exitCode.done;
  }
  const lines = rows.flatMap(({ section, before, after }) => [
    section,
    ...(before === undefined ? [] : [`- ${before}`]),
    ...(after === undefined ? [] : [`+ ${after}`]),
  ]);
  const result = provePoliciesMessages.differs({ file, count: rows.length, command });
  stdout(`${lines.join('\n')}\n\n${result}`);
  return exitCode.different;
}

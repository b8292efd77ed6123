import { formatList } from '@ninefold/messages';
import { exitCode, type Subcommand } from '../command/index.ts';
import { openApi } from '../openapi/index.ts';
import { writeOutput } from '../output/index.ts';
import { actAs } from '../roles/index.ts';
import { readWithDeclaration } from '../sources/index.ts';
import { exportMessages } from './messages.ts';

export const exportOpenApi: Subcommand = {
  name: 'export openapi',
  usage:
    '[FILE | --database-url URL | --load FILE.sql] [--role NAME] [--url URL] [--output FILE.json]',
  summary: () => exportMessages.openApiSummary,
  explanation: () => [
    exportMessages.openApiExplanation({ version: 'OpenAPI 3.1', discover: 'discover' }),
    '',
    exportMessages.openApiRoles({ role: '--role', signedIn: 'authenticated' }),
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'role', 'url', 'output'],
  files: [0, 1],
  async run(options, io) {
    const role = actAs(await readWithDeclaration(options, io), options.role);
    const { document, leftOut, paths } = openApi(role, options.projectUrl);
    if (paths === 0) io.stderr(exportMessages.nothing({ role: role.name }));
    if (leftOut.length > 0) {
      io.stderr(exportMessages.samePath({ names: formatList(leftOut), option: '--schema' }));
    }
    await writeOutput(
      `${JSON.stringify(document, undefined, 2)}\n`,
      ({ file }) => exportMessages.wrote({ file, paths }),
      options,
      io,
    );
    return exitCode.done;
  },
};

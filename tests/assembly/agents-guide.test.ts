/** Every file and command in the `AGENTS.md` of a new application exists. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subcommands } from '@ninefold/cli';
import { packageManagers } from '../../packages/create-ninefold/src/package-manager.ts';
import { writeApplication } from '../../packages/create-ninefold/src/write-application.ts';
import { writeTemplates } from '../../workspace/application-templates.ts';

let folder: string;
let templates: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-agents-'));
  templates = join(folder, 'templates');
  await writeTemplates(templates);
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes an application and returns its folder, its guide and what the guide writes as code. */
async function guideOf(name: string, ...[start, packageManager]: StartArguments) {
  const application = join(folder, name);
  await writeApplication(application, start, packageManager, templates);
  const text = await readFile(join(application, 'AGENTS.md'), 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, found = '']) => found);
  return { application, text, code };
}

type StartArguments = [
  Parameters<typeof writeApplication>[1],
  Parameters<typeof writeApplication>[2],
];

/** Says what a command of the guide names that isn't there. */
function problemOf(command: string, scripts: Readonly<Record<string, string>>) {
  const [program = '', ...words] = command.split(' ');
  if (program !== 'npx') {
    const script = words[0] === 'run' ? words[1] : words[0];
    return scripts[script ?? ''] === undefined ? `no script: ${command}` : undefined;
  }
  const [, ...rest] = words;
  if (rest[0] === '--help') return undefined;
  const found = subcommands.find(({ name }) =>
    name.split(' ').every((word, index) => word === rest[index]),
  );
  const options = rest.filter((word) => word.startsWith('--'));
  const known: readonly string[] = (found?.options ?? []).map((option) => `--${option}`);
  return found === undefined || options.some((option) => !known.includes(option))
    ? `no such command: ${command}`
    : undefined;
}

describe('AGENTS.md', () => {
  it.each(packageManagers)('has commands that exist, with %s', async (packageManager) => {
    const { application, code } = await guideOf(packageManager, { kind: 'blank' }, packageManager);
    const { scripts } = JSON.parse(await readFile(join(application, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const commands = code.filter((each) => /^(?:npx|npm|pnpm|yarn|bun) /.test(each));
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.flatMap((command) => problemOf(command, scripts) ?? [])).toEqual([]);
    expect(problemOf('npx ninefold prove --nothing', scripts)).toBeDefined();
  });

  it('names files of the example that are there', async () => {
    const { application, text } = await guideOf('example', { kind: 'example' }, 'npm');
    const [, table = ''] = /## Where things are\n([^]*?)\n## /.exec(text) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const files = rows.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    );
    expect(files).toContain('supabase/schemas');
    expect(files.filter((file) => !existsSync(join(application, file)))).toEqual([]);
  });

  it('has a configuration of an agent that starts the server', async () => {
    const { text } = await guideOf('configured', { kind: 'blank' }, 'npm');
    const [, json = ''] = /```json\n([^]*?)```/.exec(text) ?? [];
    const { mcpServers } = JSON.parse(json) as {
      readonly mcpServers: { readonly ninefold: { readonly args: readonly string[] } };
    };
    const [program, name] = mcpServers.ninefold.args;
    expect([program, subcommands.some((each) => each.name === name)]).toEqual(['ninefold', true]);
  });
});

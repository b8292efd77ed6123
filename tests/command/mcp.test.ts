/** `ninefold mcp`, asked over standard input and output by the client of the official SDK. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadedWorkshop } from '../../apps/workshop/testing/loaded-workshop.ts';
import type { Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import configuration from '../../docs/samples/agent-configuration.json' with { type: 'json' };
import { workshopDeclaration, writeWorkshopSpecification } from './workshop-specification.ts';

const root = join(import.meta.dirname, '../..');
// As the documentation has it in the settings of an agent.
const [main = '', subcommand = '', file = ''] = configuration.mcpServers.ninefold.args;
const command = join(root, main);

let folder: string;
let server: Postgres;
beforeAll(async () => {
  server = sharedPostgres();
  folder = await mkdtemp(join(tmpdir(), 'ninefold-mcp-'));
  const backend = await loadedWorkshop();
  await writeWorkshopSpecification(backend, join(folder, file));
  await backend.close();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

type Answer = Readonly<Record<string, unknown>>;

/** Starts the server as an agent does. `stderr` has what it wrote beside the protocol. */
async function connect(...options: readonly string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, subcommand, ...options],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const broken: string[] = [];
  const client = new Client({ name: 'test', version: '1' });
  Object.assign(client, { onerror: (error: Error) => broken.push(error.message) });
  await client.connect(transport);
  return {
    client,
    /** What the client could not read as the protocol. */
    broken,
    stderr: () => stderr,
    ask: async (name: string, given: Readonly<Record<string, string>> = {}) =>
      client.callTool({ name, arguments: given }),
    answer: async (name: string, given: Readonly<Record<string, string>> = {}): Promise<Answer> => {
      const { structuredContent, content, isError } = await client.callTool({
        name,
        arguments: given,
      });
      if (isError === true) throw new Error(JSON.stringify(content));
      return structuredContent as Answer;
    },
  };
}

describe('the specification of the example', () => {
  let workshop: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    workshop = await connect(file, '--declaration', workshopDeclaration);
  });
  afterAll(() => workshop.client.close());

  it('is offered as tools that only read, and as two documents', async () => {
    const { client } = workshop;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_entities',
      'describe_entity',
      'who_can',
      'list_calls',
      'explain_error',
      'coverage',
    ]);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object']);
    }
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'ninefold:///specification.md',
      'ninefold:///specification.json',
    ]);
    const { contents } = await client.readResource({ uri: 'ninefold:///specification.md' });
    expect(JSON.stringify(contents)).toContain('Hartmann Workshop');
  });

  it('says what there is, with the source of each fact', async () => {
    const { answer } = workshop;
    const { entities, roles } = await answer('list_entities');
    expect(entities).toContainEqual(
      expect.objectContaining({
        entity: 'work_order',
        label: 'Work order',
        statuses: expect.arrayContaining(['status']) as string[],
      }),
    );
    expect(roles).toEqual(expect.arrayContaining(['anon', 'authenticated', 'owner', 'technician']));
    const { fields, rules, statuses } = await answer('describe_entity', { entity: 'work_order' });
    expect(fields).toContainEqual(
      expect.objectContaining({
        field: 'due_at',
        label: 'Due',
        required: true,
        from: 'column public.work_order.due_at',
      }),
    );
    expect(rules).toContainEqual(
      expect.objectContaining({ constraint: 'work_order_due_after_opened' }),
    );
    expect(JSON.stringify(statuses)).toContain('"from":"open","to":"planned"');
  });

  it('says who can do what, and why, as the judge of permissions does', async () => {
    const { answer } = workshop;
    const asked = { entity: 'work_order', role: 'technician' };
    const { permissions } = await answer('who_can', asked);
    expect(permissions).toMatchObject([
      { action: 'read', answer: 'depends on the record' },
      { action: 'create', answer: 'no' },
      {
        action: 'edit',
        answer: 'depends on the record',
        reason: expect.stringContaining('orders that they are responsible for or visit') as string,
        fields: expect.not.arrayContaining(['id', 'number']) as string[],
      },
      {
        action: 'delete',
        answer: 'no',
        why: expect.arrayContaining([
          expect.objectContaining({ from: 'declared: roles.technician.may.work_order' }),
        ]) as object[],
      },
    ]);
    const { permissions: visitors } = await answer('who_can', { ...asked, role: 'anon' });
    expect(JSON.stringify(visitors)).not.toMatch(/"answer":"(?:yes|depends)/);
  });

  it('has calls of a role, errors and the coverage of nine points', async () => {
    const { answer } = workshop;
    const { calls } = await answer('list_calls', { entity: 'work_order', role: 'technician' });
    expect((calls as readonly { method: string }[]).map(({ method }) => method)).toEqual(
      expect.arrayContaining(['GET', 'PATCH']),
    );
    expect(JSON.stringify(calls)).not.toContain('"DELETE"');
    expect(await answer('explain_error', { code: '23505' })).toMatchObject({
      platform: { kind: 'unique' },
    });
    const { product } = await answer('explain_error', { code: 'visit_technician_is_free' });
    expect(product).toMatchObject([{ entity: 'visit' }]);
    const { points } = await answer('coverage');
    expect(points).toHaveLength(9);
  });

  it('names the entities instead of one that there is not', async () => {
    const { ask, stderr } = workshop;
    const answer = await ask('describe_entity', { entity: 'workorder' });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain('work_order');
    expect(stderr()).not.toContain(' at ');
  });
});

describe('a source that changes', () => {
  it('is read again for the next answer: the database, and the files of the declaration', async () => {
    const database = await server.createDatabase();
    await database.sql('create table job (id int primary key, name text not null);');
    const declared = join(folder, 'declared');
    await mkdir(declared);
    const write = (label: string) =>
      writeFile(join(declared, 'labels.ts'), `export const label: string = '${label}';`);
    await write('Job');
    await writeFile(
      join(declared, 'specification.ts'),
      `import { label } from './labels.ts';
       console.log('printed by the declaration');
       export const specification = { entities: { job: { label } } };`,
    );
    const { client, answer, stderr, broken } = await connect(
      '--database-url',
      database.connectionString,
      '--declaration',
      join(declared, 'specification.ts'),
    );
    onTestFinished(() => client.close());
    const job = () => answer('describe_entity', { entity: 'job' });
    expect(await job()).toMatchObject({ label: 'Job' });
    await write('Task');
    expect(await job()).toMatchObject({ label: 'Task' });
    await database.sql('alter table job add column done boolean');
    expect((await job())['fields']).toContainEqual(expect.objectContaining({ field: 'done' }));
    await database.sql('create table part (id int primary key, stock int check (stock >= 0))');
    expect(await answer('describe_entity', { entity: 'part' })).toMatchObject({ label: 'Part' });
    expect(stderr()).toContain('printed by the declaration');
    expect(broken).toEqual([]);
    const everything = JSON.stringify([await job(), await answer('coverage')]);
    expect(everything + stderr()).not.toContain(database.connectionString);
    await writeFile(join(declared, 'labels.ts'), 'export const label = ;');
    await expect(job()).rejects.toThrow('specification.ts');
    await write('Order');
    expect(await job()).toMatchObject({ label: 'Order' });
  });

  it('that can’t be read is an error before the protocol begins', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'mcp', 'none.json'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      input: '',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('none.json doesn’t exist');
  });
});

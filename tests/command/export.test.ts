/** What `ninefold export` says about the example is what its Data API answers and accepts. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { findEntity } from '@ninefold/specification';
import { parseSpecification } from '@ninefold/specification/documents/json';
import {
  type Client,
  loadedWorkshop,
  signedIn,
} from '../../apps/workshop/testing/loaded-workshop.ts';
import { ninefold } from './run-command.ts';
import { workshopDeclaration, writeWorkshopSpecification } from './workshop-specification.ts';

let folder: string;
let backend: Backend;
let owner: Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-export-'));
  backend = await loadedWorkshop();
  await writeWorkshopSpecification(backend, join(folder, 'workshop.json'));
  owner = await signedIn(backend, 'owner');
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

interface Schema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly security: readonly object[];
}

interface Operation {
  readonly description: string;
  readonly parameters: readonly { readonly name?: string; readonly required?: boolean }[];
}

async function openApi(...options: readonly string[]): Promise<OpenApi> {
  const { stdout, exitCode } = await ninefold(
    ['export', 'openapi', 'workshop.json', '--declaration', workshopDeclaration, ...options],
    { folder },
  );
  expect(exitCode).toBe(0);
  const document = JSON.parse(stdout) as OpenApi;
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
  return document;
}

/** Of a path, which operations there are. */
function operationsIn(document: OpenApi, path: string): readonly string[] {
  return Object.keys(document.paths[path] ?? {});
}

describe('export openapi', () => {
  it('has the operations that grants, policies and the declaration leave to a role', async () => {
    const [owners, technicians, visitors] = [
      await openApi('--role', 'owner'),
      await openApi('--role', 'technician'),
      await openApi('--role', 'anon'),
    ];
    expect(operationsIn(owners, '/work_order')).toEqual(['get', 'post', 'patch', 'delete']);
    expect(operationsIn(technicians, '/work_order')).toEqual(['get', 'patch']);
    expect(operationsIn(technicians, '/invoice')).toEqual([]);
    expect(operationsIn(technicians, '/open_work_order')).toEqual(['get']);
    expect(operationsIn(visitors, '/work_order')).toEqual([]);
    expect(technicians.paths['/work_order']?.['patch']?.description).toContain(
      'orders that they are responsible for or visit',
    );
    expect(operationsIn(owners, '/rpc/free_technicians')).toEqual(['get', 'post']);
    expect(operationsIn(owners, '/rpc/plan_visit')).toEqual(['post']);
    expect(visitors.security).toEqual([{ apikey: [] }]);
  });

  it('has fields that a role may send, and no others', async () => {
    const { schemas } = (await openApi()).components;
    const insert = schemas['work_order.insert'];
    expect(insert?.required).toEqual(expect.arrayContaining(['title', 'customer_id', 'due_at']));
    expect(Object.keys(insert?.properties ?? {})).not.toContain('id');
    expect(schemas['work_order']?.properties['id']).toMatchObject({ readOnly: true });
    expect(schemas['work_order']?.properties['status']).toMatchObject({
      title: 'Status',
      enum: expect.arrayContaining(['open', 'on_hold']) as string[],
    });
  });

  it('names what it can’t describe, and a role that there is not', async () => {
    const dump = `
      create schema other;
      grant usage on schema other to authenticated;
      create table public.job (id int primary key, name text, secret text);
      create table other.job (id int primary key);
      grant select (id, name), insert on public.job to authenticated;
      grant select on other.job to authenticated;`;
    await writeFile(join(folder, 'jobs.sql'), dump);
    const command = ['export', 'openapi', '--load', 'jobs.sql', '--schema', 'public,other'];
    const { stdout, stderr } = await ninefold(command, { folder });
    expect(stderr).toContain('another schema has a path of the same name: other.job');
    const { paths } = JSON.parse(stdout) as OpenApi;
    const select = paths['/job']?.['get']?.parameters.find(({ name }) => name === 'select');
    expect(select, 'a role that can’t read every column names those that it can').toMatchObject({
      required: true,
    });
    expect(await ninefold([...command, '--role', 'nobody'], { folder })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/role “nobody” doesn’t exist.*authenticated/) as string,
    });
  });
});

describe('export json-schema', () => {
  it('takes every stored record of the example, and refuses what its rules refuse', async () => {
    const command = ['export', 'json-schema', 'workshop.json', '--output', 'schemas.json'];
    expect(await ninefold(command, { folder })).toMatchObject({ exitCode: 0 });
    const document = JSON.parse(await readFile(join(folder, 'schemas.json'), 'utf8')) as {
      readonly $defs: Readonly<Record<string, Schema>>;
    };
    const ajv = new Ajv2020({ allErrors: true, strictTypes: false, validateFormats: false });
    ajv.addSchema(document, 'example');
    const check = (name: string) => {
      const validate = ajv.getSchema(`example#/$defs/${name}`);
      if (validate === undefined) throw new Error(`There is no schema ${name}.`);
      return validate;
    };
    const { specification } = parseSpecification(
      await readFile(join(folder, 'workshop.json'), 'utf8'),
    );
    let records = 0;
    for (const name of Object.keys(document.$defs).filter((each) => each.endsWith('.record'))) {
      const entity = findEntity(specification, name.replace(/\.record$/, ''));
      if (entity === undefined) throw new Error(`There is no entity for ${name}.`);
      // As the Data API writes them, with the columns that no role may read.
      const { rows } = await backend.query<{ record: object }>(
        `select to_json(stored) as record from public."${entity.name}" stored`,
      );
      const validate = check(name);
      for (const { record } of rows) {
        const isValid = validate(record);
        if (isValid !== true) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
        records += 1;
      }
    }
    expect(records).toBeGreaterThan(5000);

    const part = { number: 'BE-6204', name: 'Ball bearing', unit: 'piece', price: 4 };
    const refused = [{ ...part, number: 'be-1' }, { ...part, number: null }, { name: 'Nothing' }];
    for (const row of refused) {
      expect(check('part.insert')(row)).toBe(false);
      expect((await owner.from('part').insert(row)).error).not.toBeNull();
    }
    expect(check('work_order.update')({ kind: 'favour' })).toBe(false);
    const change = await owner.from('work_order').update({ kind: 'favour' }).eq('id', 4811);
    expect(change.error?.message).toContain('work_order_kind_known');
  });
});

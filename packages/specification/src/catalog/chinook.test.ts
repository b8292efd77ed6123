import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverage } from '../coverage/index.ts';
import { type Entity, findEntity, relationsOf, type Specification } from '../model/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationOf } from './specification-of.ts';

/** Names the file with a copy of Chinook; it is not part of this project. */
const file = process.env['CHINOOK_SQL'];

let specification: Specification;
const entity = (name: string) => findEntity(specification, name) as Entity;

function ties(name: string) {
  const { incoming, manyToMany } = relationsOf(specification, entity(name));
  return [
    entity(name).references.map((reference) => reference.entity),
    incoming.map((each) => each.entity.name),
    manyToMany.map((each) => each.entity.name),
  ];
}

describe.runIf(file)('Chinook’s original dump (where CHINOOK_SQL names it)', () => {
  beforeAll(async () => {
    const database = await lendPostgres();
    const dump = await readFile(file ?? '', 'utf8');
    await database.exec(dump.replaceAll(/^(DROP DATABASE|CREATE DATABASE|\\c).*$/gm, ''));
    specification = specificationOf(await readCatalog(database, 'postgres'));
    await database.close();
  });

  it('is eleven entities, all but one in navigation', () => {
    expect(specification.entities).toHaveLength(11);
    expect(
      specification.entities.filter((each) => !each.inNavigation).map(({ name }) => name),
    ).toEqual(['playlist_track']);
  });

  it('labels each record with the fields that identify it', () => {
    const display = specification.entities.map(({ name, display: { value } }) => [name, value]);
    expect(Object.fromEntries(display)).toEqual({
      album: ['title'],
      artist: ['name'],
      customer: ['first_name', 'last_name'],
      employee: ['first_name', 'last_name'],
      genre: ['name'],
      invoice: ['invoice_id', 'invoice_date'],
      invoice_line: ['invoice_line_id'],
      media_type: ['name'],
      playlist: ['name'],
      playlist_track: ['playlist_id', 'track_id'],
      track: ['name'],
    });
  });

  it('relates albums to tracks and artists, employees to each other, playlists to tracks', () => {
    expect(ties('album')).toEqual([['artist'], ['track'], []]);
    expect(ties('employee')).toEqual([['employee'], ['customer', 'employee'], []]);
    expect(ties('playlist')).toEqual([[], ['playlist_track'], ['track']]);
  });

  it('requires keys, which have no default', () => {
    const rule = specification.rules.find(
      (each) =>
        each.entity === 'track' && each.kind === 'required' && each.fields[0] === 'track_id',
    );
    expect(rule?.statement).toBe('Track ID is required.');
  });

  it('states no unknown fact', () => {
    const { points } = coverage(specification);
    expect(points.map(({ status }) => status)).toEqual([
      'not shown',
      'derived',
      'known',
      'not shown',
      'known',
      'known',
      'known',
      'known',
      'known',
    ]);
    expect(points[2]?.summary).toBe(
      '11 entities, 64 fields, 11 references. 75 labels derived from names. 22 indexes.',
    );
  });
});

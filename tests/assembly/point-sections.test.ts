import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogSql, specificationOf, type Catalog } from '@ninefold/specification/catalog';
import type { Backend } from '@ninefold/embedded';
import {
  blankSpecification,
  entityId,
  inLanguage,
  type Specification,
} from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import { applyAll } from '@ninefold/specification/declaration/full';
import type { FactSection } from '../../packages/inspector/src/patterns/specification-facts/index.ts';
import { specification as example } from '../../apps/workshop/specification.ts';
import { loadedWorkshop } from '../../apps/workshop/testing/loaded-workshop.ts';
import { pointTitles } from '../../packages/screens/src/addresses/messages.ts';
import {
  callAddress,
  errorAddress,
  fieldAddress,
  grantsAddress,
  limitAddress,
  ruleAddress,
  screenAddress,
  statesAddress,
} from '../../packages/screens/src/addresses/specification-address.ts';
import { entityRelations } from '../../packages/inspector/src/specification/facts/entity-relations.ts';
import { permissionRows } from '../../packages/inspector/src/specification/facts/permission-rows.ts';
import { pointSections } from '../../packages/inspector/src/specification/facts/point-sections.ts';
import { searchFacts } from '../../packages/inspector/src/specification/facts/search-facts.ts';
import { stateDrawing } from '../../packages/inspector/src/specification/facts/states.ts';

const declaration = inLanguage(example);

let backend: Backend;
/** As the database alone has it, for a team: policies with their texts. */
let found: Specification;
let declared: Specification;
beforeAll(async () => {
  backend = await loadedWorkshop();
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql());
  found = specificationOf(rows[0]?.catalog as Catalog);
  declared = applyAll(found, declaration).specification;
});
afterAll(() => backend.close());

const points = Object.keys(pointTitles) as PointKey[];
const sectionsOf = (specification: Specification, point: PointKey) =>
  pointSections[point](specification);
const idsOf = (sections: readonly FactSection[]) =>
  sections.flatMap(({ id, facts }) => [id, ...facts.map((fact) => fact.id)]);
const factsOf = (sections: readonly FactSection[]) => sections.flatMap(({ facts }) => facts);
const anchorsOf = (sections: readonly FactSection[]) => new Set(sections.map(({ id }) => id));
const search = (text: string) => searchFacts(sectionsOf(declared, 'entities'), text);
const anchor = (address: string) => address.split('#')[1];

describe.each(points)('the point %s', (point) => {
  test('has facts about the example, and none about a blank product', () => {
    expect(factsOf(sectionsOf(declared, point)).length).toBeGreaterThan(0);
    expect(sectionsOf(blankSpecification, point)).toEqual([]);
  });

  test('has a unique id without white space and a source for each fact', () => {
    const sections = sectionsOf(declared, point);
    const ids = idsOf(sections);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    const unsourced = factsOf(sections).filter(
      ({ source, text }) => source.from === 'none' && text !== null,
    );
    expect(unsourced).toEqual([]);
  });
});

test('targets of links exist', () => {
  const { screens, entities, states, rules, permissions, calls, errors, limits } = declared;
  const linked: Partial<Record<PointKey, readonly string[]>> = {
    screens: screens.map(screenAddress),
    entities: entities.flatMap((entity) =>
      entity.fields.map((field) => fieldAddress(entityId(entity), field.name)),
    ),
    states: states.map(statesAddress),
    rules: rules.map(ruleAddress),
    permissions: permissions.grants.map(({ role, entity }) => grantsAddress(role, entity)),
    calls: calls.map(callAddress),
    errors: errors.map(errorAddress),
    limits: limits.map(limitAddress),
  };
  const lost = Object.entries(linked).flatMap(([point, addresses]) => {
    const ids = new Set(idsOf(sectionsOf(declared, point as PointKey)));
    return addresses.filter((address) => !ids.has(anchor(address) ?? ''));
  });
  expect(lost).toEqual([]);
});

test('a declared fact says where it is declared, and a rule of the database has its SQL', () => {
  const facts = factsOf(sectionsOf(declared, 'rules'));
  const [check] = declared.rules.filter(({ kind }) => kind === 'check');
  const shown = facts.find(({ id }) => id === anchor(ruleAddress(check ?? declared.rules[0]!)));
  expect(shown?.code?.map(({ code }) => code)).toEqual([check?.constraint, check?.sql]);
  const moves = factsOf(sectionsOf(declared, 'states')).filter(({ badges = [] }) =>
    badges.some(({ label }) => label === 'transition'),
  );
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.every(({ source }) => source.from === 'declared')).toBe(true);
});

test('states without declared transitions say that none are shown, and have no diagram', () => {
  const sections = sectionsOf(found, 'states');
  const transitions = sections.flatMap(({ details = [] }) =>
    details.filter(({ term }) => term === 'Transitions').map(({ value }) => value),
  );
  expect(transitions.length).toBeGreaterThan(0);
  expect(transitions.every((value) => value === undefined)).toBe(true);
  expect(found.states.map((field) => stateDrawing(found, field))).toEqual(
    found.states.map(() => undefined),
  );
  expect(
    declared.states.filter((field) => stateDrawing(declared, field) !== undefined).length,
  ).toBeGreaterThan(0);
});

test('a policy shows its records to a team, collapsed', () => {
  const policies = factsOf(sectionsOf(found, 'permissions')).filter(({ badges = [] }) =>
    badges.some(({ label }) => label === 'policy'),
  );
  const labels = new Set(policies.flatMap(({ code = [] }) => code.map(({ label }) => label)));
  expect([...labels]).toContain('Existing records (USING)');
});

test('the diagram shows the references between the entities found by a search', () => {
  const all = entityRelations(declared, anchorsOf(sectionsOf(declared, 'entities')));
  const references = declared.entities.flatMap((entity) => entity.references);
  const reachable = new Set(declared.entities.map(entityId));
  expect(all.relations).toHaveLength(
    references.filter(({ entity, schema }) => reachable.has(entityId({ name: entity, schema })))
      .length,
  );
  const some = entityRelations(declared, new Set(['visit', 'work_order']));
  expect(some.entities.map(({ id }) => id).toSorted()).toEqual(['visit', 'work_order']);
  expect(some.relations.map(({ from, to }) => [from, to])).toEqual([['visit', 'work_order']]);
});

test('the matrix has a column for each role with grants, and a link to each grant', () => {
  const { roles, rows } = permissionRows(declared, anchorsOf(sectionsOf(declared, 'permissions')));
  const { grants } = declared.permissions;
  expect(roles.map(({ id }) => id).toSorted()).toEqual(
    [...new Set(grants.map(({ role }) => role))].toSorted(),
  );
  const cells = rows.flatMap((row) =>
    Object.values(row.cells).map((cell) => (cell === 'not shown' ? cell : (cell.href ?? ''))),
  );
  expect(cells.toSorted()).toEqual(
    grants.map(({ role, entity }) => grantsAddress(role, entity)).toSorted(),
  );
});

test('the matrix distinguishes some records, none and undeclared', () => {
  const partly = applyAll(found, {
    roles: { courier: { may: { visit: { read: 'own tours' }, supplier: [] } } },
  }).specification;
  const sections = sectionsOf(partly, 'permissions');
  const { rows } = permissionRows(partly, anchorsOf(sections));
  const cell = (id: string) => rows.find((row) => row.id === id)?.cells['courier'];
  expect(cell('visit')).toMatchObject({ may: { read: { records: { which: 'own tours' } } } });
  expect(cell('supplier')).toMatchObject({ may: {} });
  expect(cell('part')).toBe('not shown');
  const told = factsOf(sections).filter(({ name }) => name === 'courier');
  expect(told.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['may read', 'may do nothing']),
  );
  expect(JSON.stringify(told)).toContain('own tours');
});

describe('the search', () => {
  test('without words leaves everything', () => {
    const { found: left, total } = search('  ');
    expect(left).toBe(total);
    expect(total).toBe(declared.entities.flatMap(({ fields }) => fields).length);
  });

  test('leaves the facts that have each word in them or in their section’s title', () => {
    const { sections, found: left, total } = search('work order DUE');
    expect(factsOf(sections).map(({ name }) => name)).toContain('due_at');
    expect(left).toBeLessThan(total);
    expect(search('no such words at all')).toMatchObject({ sections: [], found: 0, total });
  });

  test('finds collapsed names and SQL too', () => {
    expect(search('numeric(').found).toBeGreaterThan(0);
  });
});

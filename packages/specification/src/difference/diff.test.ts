import { describe, expect, it } from 'vitest';
import { columns } from '../../testing/difference/changes/columns.ts';
import { constraints } from '../../testing/difference/changes/constraints.ts';
import { entities } from '../../testing/difference/changes/entities.ts';
import { others } from '../../testing/difference/changes/others.ts';
import { permissions } from '../../testing/difference/changes/permissions.ts';
import {
  after,
  assign,
  type Draft,
  entity,
  field,
  first,
  type Mutable,
  order,
  policy,
  rule,
  supporting,
} from '../../testing/difference/drafts.ts';
import { teamFacts } from '../../testing/difference/team-facts.ts';
import { applyAll } from '../declaration/full/index.ts';
import type { Declaration } from '../declaration/index.ts';
import type {
  Entity,
  FunctionFacts,
  Grants,
  Policy,
  Specification,
  ViewFacts,
} from '../model/index.ts';
import { renderStatements } from '../phrases/index.ts';
import { type Change, type ChangeKind, changeKinds } from './change.ts';
import { diff, drift } from './diff.ts';
import { differenceText } from './words.ts';

const database = [...entities, ...columns, ...constraints, ...permissions, ...others];

const declared: readonly (readonly [ChangeKind, Declaration])[] = [
  ['purpose changed', { title: 'Workshop' }],
  ['own screen added', { screens: { own: { '/board': { title: 'Board' } } } }],
  ['list changed', { screens: { lists: { work_order: { columns: ['title'] } } } }],
  ['label changed', { entities: { work_order: { label: 'Job' } } }],
  ['display changed', { entities: { work_order: { display: ['title'] } } }],
  [
    'hidden changed',
    {
      entities: {
        work_order: { fields: { opened_at: { hidden: true, default: { token: 'now' } } } },
      },
    },
  ],
  ['states changed', { states: { 'work_order.status': { initial: ['open'] } } }],
  [
    'transition added',
    { states: { 'work_order.status': { transitions: [{ from: 'open', to: 'planned' }] } } },
  ],
  ['role added', { roles: { owner: {} } }],
  ['role described', { roles: { authenticated: { label: 'Staff' } } }],
  ['message changed', { messages: { work_order_number_key: { message: 'Taken.' } } }],
  ['limit added', { limits: { Currency: 'EUR' } }],
  ['list changed', { screens: { lists: { work_order: { pageSize: 50 } } } }],
  ['states changed', { states: { 'work_order.status': { category: true } } }],
  ['screen changed', { screens: { entities: { work_order: { list: { description: 'Plan' } } } } }],
  ['screen changed', { screens: { entities: { work_order: { list: { roles: [] } } } } }],
  ['declared rule added', { rules: { work_order: [{ statement: 'It is due some day.' }] } }],
  ['own call added', { calls: { 'POST /functions/v1/print': { does: 'Prints' } } }],
  ['call described', { calls: { 'GET /rest/v1/work_order': { does: 'Finds what to do' } } }],
];

const base = renderStatements(teamFacts);

/** With a view that shows what its owner may see. */
function ownedBy(owner: string, ownerBypassesRowSecurity: boolean) {
  return after((draft) => {
    entity(draft, 'customer_name').view = { invoker: false, owner, ownerBypassesRowSecurity };
  });
}

/** Gives a role what the first one may do. */
function grantTo(role: string, { permissions: { grants, functions } }: Draft): void {
  grants.push({ ...first(grants), role });
  functions?.push({ ...first(functions), role });
}

/** The weights of another definition of a view that shows what its owner may see. */
function weightsOfDefinition(ownerBypassesRowSecurity: boolean) {
  const [before, later] = ['v1', 'v2'].map((hash) =>
    after((draft) => {
      const view = { invoker: false, owner: 'postgres', ownerBypassesRowSecurity, hash };
      entity(draft, 'customer_name').view = view;
    }),
  ) as [Specification, Specification];
  return diff(before, later).map(({ weight }) => weight);
}

/** The weight of a new entity that anon is granted. */
function weightOfNew(change: (entity: Mutable<Entity>) => void) {
  const later = after((draft) => {
    const added = { ...structuredClone(order(draft)), name: 'leak' };
    change(added);
    draft.entities.push(added);
    const [grant] = draft.permissions.grants;
    if (grant !== undefined)
      draft.permissions.grants.push({ ...grant, entity: 'leak', role: 'anon' });
  });
  return diff(base, later).find(({ kind }) => kind === 'entity added')?.weight;
}

function weightOfNewView(view: ViewFacts) {
  return weightOfNew((added) => Object.assign(added, { kind: 'view', rowSecurity: false, view }));
}

const definer = (facts: Partial<FunctionFacts> = {}) =>
  after((draft) => {
    const settings = ['search_path=""'];
    Object.assign(assign(draft), { securityDefiner: true, settings, ...facts });
  });

/** What a role is granted on an entity that has one policy. */
function granting(command: Policy['command'], may: (keyof Grants)[]) {
  return after((draft) => {
    policy(draft).command = command;
    first(draft.permissions.grants).may = may;
  });
}

const weightsAndStatements = (changes: readonly Change[]) =>
  changes.map(({ weight, statement }) => [weight, statement]);

/** With a function that a trigger on the accounts calls. */
function ofAccounts(hash: string) {
  return after((draft) => {
    Object.assign(supporting(draft, 'private.touch()'), { hash, triggersOf: ['auth.users'] });
  });
}

const kindsAndWeights = (before: Specification, now: Specification) =>
  diff(before, now).map(({ kind, weight }) => `${kind}: ${weight}`);

describe('diff', () => {
  it('of the same is nothing', () => {
    expect(diff(base, structuredClone(base))).toEqual([]);
    expect(differenceText([])).toBe('');
  });

  it.each(database)('finds %s, which %s: %s', (kind, weight, object, change) => {
    const changes = diff(base, after(change));
    expect(changes.map((each) => [each.kind, each.weight, each.object, each.from])).toEqual([
      [kind, weight, object, 'database'],
    ]);
    expect(changes[0]?.statement).toMatch(/^[\p{Lu}\p{Ll}].*\.$/su);
    // A column's name alone says nothing where many tables have one of that name.
    expect(changes[0]?.statement).toContain(/^column public\.(\w+)/.exec(object)?.[1] ?? '');
  });

  it.each(database)(
    'tells what %s, which %s (%s), is the other way round',
    (_, __, ___, change) => {
      const changes = diff(after(change), base);
      expect(changes.length).toBeGreaterThan(0);
    },
  );

  it.each(declared)('finds %s, as it is declared', (kind, declaration) => {
    const { specification, problems } = applyAll(teamFacts, declaration);
    expect(problems).toEqual([]);
    const changes = diff(base, specification);
    expect(changes.map((each) => [each.kind, each.from])).toEqual([[kind, 'declared']]);
    expect(drift(base, specification)).toEqual([]);
  });

  it('says nothing about facts that an older specification did not have', () => {
    const older = after((draft) => {
      const { permissions, entities: all, calls } = draft;
      delete permissions.supportingFunctions;
      delete permissions.memberships;
      for (const { view } of all) {
        delete view?.owner;
        delete view?.ownerBypassesRowSecurity;
      }
      for (const call of calls) delete call.function?.settings;
    });
    const now = after((draft) => {
      assign(draft).settings = ['search_path=public'];
    });
    expect(diff(older, now)).toEqual([]);
    expect(diff(now, older)).toEqual([]);
  });

  it.each([
    ['opens', false, true],
    ['breaks', true, false],
    ['opens', false, false],
  ] as const)('finds that an owner of a view %s', (weight, bypassedBefore, bypassesAfter) => {
    const changes = diff(ownedBy('clerk', bypassedBefore), ownedBy('deputy', bypassesAfter));
    expect(changes.map((each) => [each.kind, each.weight])).toEqual([
      ['view owner changed', weight],
    ]);
  });

  it('finds a membership, and not each permission that comes with it', () => {
    const separate = after((draft) => {
      draft.permissions.grants = draft.permissions.grants.filter(({ role }) => role !== 'anon');
    });
    const joined = after((draft) => {
      draft.permissions.grants = draft.permissions.grants.filter(({ role }) => role !== 'anon');
      grantTo('anon', draft);
      draft.permissions.memberships?.push({
        ...first(draft.permissions.memberships),
        member: 'anon',
        role: 'authenticated',
        inherits: true,
      });
    });
    expect(diff(separate, joined).map(({ kind }) => kind)).toEqual(['membership granted']);
    expect(diff(joined, separate).map(({ kind }) => kind)).toEqual(['membership revoked']);
  });

  it('reports no permission as opening access that no policy allows', () => {
    expect(
      weightsAndStatements(
        diff(granting('all', ['select']), granting('all', ['select', 'delete'])),
      ),
    ).toEqual([['opens', 'authenticated may now delete work_order.']]);
    expect(
      weightsAndStatements(
        diff(granting('select', ['select']), granting('select', ['select', 'delete'])),
      ),
    ).toEqual([
      [
        'changes',
        'authenticated was granted permission to delete work_order, but no policy allows it.',
      ],
    ]);
    expect(
      weightsAndStatements(
        diff(granting('select', ['select', 'delete']), granting('select', ['select'])),
      ),
    ).toEqual([
      [
        'changes',
        'authenticated no longer has the permission to delete work_order, which no policy allowed.',
      ],
    ]);
  });

  it('finds that a function which runs with accounts decides what they may do', () => {
    expect(kindsAndWeights(ofAccounts('s1'), ofAccounts('s2'))).toEqual([
      'trigger function changed: opens',
    ]);
    expect(kindsAndWeights(base, ofAccounts('s1'))).toContain('trigger function changed: opens');
    expect(kindsAndWeights(ofAccounts('s1'), base)).toContain('trigger function changed: loosens');
  });

  it('finds that the body of a function decides what browsers reach with its owner’s permissions', () => {
    const changed = definer({ hash: 'another' });
    const withSetting = definer({ hash: 'another', settings: ['search_path=public'] });
    const found = (now: Specification) =>
      diff(definer(), now).map(({ kind, weight }) => `${kind}: ${weight}`);
    expect(found(changed)).toEqual(['function body changed: opens']);
    expect(found(withSetting).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'function body changed: opens',
      'function option changed: opens',
    ]);
  });

  it('finds that the definition of a view decides who sees what', () => {
    expect(weightsOfDefinition(true)).toEqual(['opens']);
    expect(weightsOfDefinition(false)).toEqual(['changes']);
  });

  it('finds who reaches every record of a new table or view', () => {
    expect(weightOfNew((added) => (added.rowSecurity = true))).toBe('adds');
    expect(weightOfNew((added) => (added.rowSecurity = false))).toBe('opens');
    expect(weightOfNewView({ invoker: true })).toBe('adds');
    expect(weightOfNewView({ invoker: false, ownerBypassesRowSecurity: false })).toBe('adds');
    expect(weightOfNewView({ invoker: false, ownerBypassesRowSecurity: true })).toBe('opens');
  });

  it('has no kind of change that can’t occur', () => {
    const reached = [
      ...database.flatMap(([, , , change]) => [
        ...diff(base, after(change)),
        ...diff(after(change), base),
      ]),
      ...declared.flatMap(([, declaration]) => {
        const { specification } = applyAll(teamFacts, declaration);
        return [...diff(base, specification), ...diff(specification, base)];
      }),
    ].map(({ kind }) => kind);
    const rest = ['own screen changed', 'own call changed', 'transition changed'];
    expect(new Set([...reached, ...rest])).toEqual(new Set(Object.keys(changeKinds)));
  });
});

const touched = (change: Parameters<typeof after>[0]) => diff(base, after(change))[0]?.touches;

describe('what a change touches', () => {
  it('is the screens of the entity, of views that show the column, and of those who pick by it', () => {
    const longer = touched((draft) => {
      field(draft, 'name', 'customer').maxLength = 200;
    });
    expect(longer?.screens).toEqual([
      'Work orders (/data/work_order)',
      'Work order (/data/work_order/{id})',
    ]);
  });

  it('is the rules that speak of the column, and the policies that do', () => {
    const gone = touched((draft) => {
      order(draft).fields = order(draft).fields.filter(({ name }) => name !== 'customer_id');
    });
    expect(gone).toEqual({
      screens: ['Work orders (/data/work_order)', 'Work order (/data/work_order/{id})'],
      rules: ['Customer must refer to one of the customers.'],
      permissions: [
        'authenticated may read, create, edit and delete work_order',
        'policy “work_order_read” on work_order',
      ],
    });
  });

  it('is the constraints of a column that was renamed, by both its names', () => {
    const changes = diff(
      base,
      after((draft) => {
        field(draft, 'number').name = 'no';
        rule(draft, 'work_order_number_key').fields = ['no'];
      }),
    );
    const renamed = changes.find(({ kind }) => kind === 'column renamed');
    expect(renamed?.touches.rules).toEqual(['No two work orders have the same number.']);
    expect(renamed?.touches.screens).not.toEqual([]);
    expect(renamed?.touches.permissions).not.toEqual([]);
    expect(changes.map(({ kind, object }) => [kind, object])).toContainEqual([
      'constraint changed',
      'table public.work_order',
    ]);
  });

  it('is the roles that may call a function', () => {
    const other = touched((draft) => {
      for (const call of draft.calls) if (call.function !== undefined) call.function.hash = 'a2';
    });
    expect(other?.permissions).toEqual(['authenticated may call public.assign(bigint)']);
  });
});

describe('the text of a difference', () => {
  it('is listed by weight, with what it touches', () => {
    const changes = diff(
      base,
      after((draft) => {
        order(draft).rowSecurity = false;
        field(draft, 'title').maxLength = 10;
      }),
    );
    expect(differenceText(changes)).toBe(
      `May break something (1)

- Column public.work_order.title: maximum length “10” added. [length changed]
    screens: Work orders (/data/work_order); Work order (/data/work_order/{id})
    rules: Title is required
    permissions: authenticated may read, create, edit and delete work_order

Opens access (1)

- Row-level security of table public.work_order is now off: every role with permission to read it sees every row. [row-level security switched off]
    screens: Work orders (/data/work_order); Work order (/data/work_order/{id})
    rules: Title is required; Status is never empty. If nothing is entered, the database sets it; Status is one of open, planned, in progress and completed; No two work orders have the same number; and 2 more
    permissions: authenticated may read, create, edit and delete work_order; policy “work_order_read” on work_order
`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { answer, type AnswerContext } from '../../testing/explain/askable-facts.ts';
import { workshop } from '../../testing/workshop.ts';
import {
  type DueDate,
  type Fact,
  notShown,
  type Screen,
  type Specification,
} from '../model/index.ts';
import { question } from './question.ts';

const context = { declaration: {}, roles: ['technician', 'authenticated'] } as const;
const declared = <T>(value: T, at: string): Fact<T> => ({
  value,
  source: { from: 'declared', at },
});

/** The workshop, with what is said of when orders are due. */
function dueBy(due?: Fact<DueDate>): AnswerContext {
  const entities = workshop.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.name === 'due_at' ? { ...field, due } : field)),
  }));
  return { ...context, specification: { ...workshop, entities } };
}

function daysAhead(nearness: 'past' | 'soon') {
  const why = answer(dueBy(), question('due', 'work_order', 'due_at', nearness));
  return why?.findings.filter(({ statement }) => statement.startsWith('The number of days'));
}

describe('what is overdue', () => {
  it('names the declaration and its condition', () => {
    const at = 'entities.work_order.fields.due_at.due';
    const of = dueBy(declared({ while: { status: 'in.(open,planned)' } }, at));
    const why = answer(of, question('due', 'work_order', 'due_at', 'past'));
    expect(why?.title).toBe('Why do overdue work orders need attention?');
    expect(why?.findings[0]).toMatchObject({
      statement:
        'Each work order is overdue once its “Due” has passed. This applies only while “Status” is “open” or “planned”.',
      source: { from: 'declared', at },
      technical: ['status=in.(open,planned)', `declared: ${at}`],
    });
    expect(why?.remedies).toEqual([`The due date is declared at ${at} in specification.ts.`]);
  });

  it('says “not shown” if only the name suggests it', () => {
    const why = answer(dueBy(), question('due', 'work_order', 'due_at', 'past'));
    expect(why?.findings[0]).toMatchObject({
      statement: 'Due date: not shown. The name “Due” suggests that this field is one.',
      source: { from: 'none' },
    });
  });

  it('says that the number of days ahead is not shown', () => {
    expect(daysAhead('soon')).toMatchObject([{ source: { from: 'none' } }]);
    expect(daysAhead('past')).toEqual([]);
  });
});

describe('what waits in a state', () => {
  it('is explained by the transitions that follow', () => {
    const at = 'states.transitions';
    const specification: Specification = {
      ...workshop,
      states: workshop.states.map((state) => ({
        ...state,
        transitions: declared(
          [{ from: 'open', to: 'planned', label: notShown, roles: notShown }],
          at,
        ),
      })),
    };
    const why = answer(
      { ...context, specification },
      question('waiting', 'work_order', 'status', 'open'),
    );
    expect(why?.title).toBe('Why do work orders in the state “open” need attention?');
    expect(why?.findings.slice(0, 2)).toMatchObject([
      { source: { from: 'declared', at }, target: { to: 'states' } },
      { statement: 'To “planned” (anyone who can edit the record).' },
    ]);
  });
});

describe('a screen for some', () => {
  const at = 'screens.own["/day"]';
  const specification: Specification = {
    ...workshop,
    screens: [
      {
        kind: 'own',
        title: 'The day',
        path: '/day',
        parameters: [],
        roles: declared(['dispatcher'], `${at}.roles`),
        source: { from: 'declared', at },
      },
    ],
  };
  const explained = (role: string) =>
    answer(
      { specification, declaration: {}, roles: [role, 'authenticated'] },
      question('screen', '/day', 'own'),
    );

  it('tells others its roles and their declaration', () => {
    const why = explained('technician');
    expect(why?.title).toBe('Why can’t you open “The day”?');
    expect(why?.findings[0]).toMatchObject({
      statement: 'This screen is for “dispatcher”.',
      source: { from: 'declared', at: `${at}.roles` },
      target: { to: 'screen', screen: { path: '/day' } },
    });
    expect(why?.remedies[0]).toContain(`${at}.roles`);
  });

  it('is explained from the declaration where no entity is known', () => {
    const [{ roles: _roles, ...screen }] = specification.screens as [Screen];
    const why = answer(
      {
        specification: { ...specification, entities: [], screens: [screen] },
        declaration: { screens: { own: { '/day': { title: 'The day', roles: ['dispatcher'] } } } },
        roles: ['technician'],
      },
      question('screen', '/day', 'own'),
    );
    expect(why?.findings[0]).toMatchObject({
      statement: 'This screen is for “dispatcher”.',
      source: { from: 'declared', at: 'screens.own["/day"].roles' },
    });
  });

  it('has no question for its own roles', () => {
    expect(explained('dispatcher')?.title).toBe('Why “The day”?');
  });
});

import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadLanguage, pseudoLanguage } from '@ninefold/messages';
import { answer, type AnswerContext, askableFacts } from '../../testing/explain/askable-facts.ts';
import { everyQuestion } from '../../testing/explain/every-question.ts';
import { workshop } from '../../testing/workshop.ts';
import { type Fact, notShown, type Specification } from '../model/index.ts';
import { renderStatements } from '../phrases/index.ts';
import { nameOfSource } from './finding.ts';
import { type About, question, type Questions } from './question.ts';
import { readQuestion } from './read-question.ts';

const roles = ['dispatcher', 'authenticated'];
const context: AnswerContext = { specification: workshop, declaration: {}, roles };
const declared = <T>(value: T, at: string): Fact<T> => ({
  value,
  source: { from: 'declared', at },
});

/** The workshop with its orders' states declared. */
const moving: Specification = {
  ...workshop,
  states: workshop.states.map((state) => ({
    ...state,
    transitions: declared(
      [
        {
          from: 'open',
          to: 'planned',
          label: notShown,
          roles: declared(['dispatcher'], 'states.transitions[0].roles'),
          needs: declared(['due_at'], 'states.transitions[0].needs'),
        },
        {
          from: 'open',
          to: 'completed',
          label: notShown,
          roles: declared(['owner'], 'states.transitions[1].roles'),
        },
      ],
      'states.transitions',
    ),
  })),
};

function statements(text: string, of: AnswerContext = context): readonly string[] {
  return (answer(of, text)?.findings ?? []).map(({ statement }) => statement);
}

const names = (count: number) =>
  fc.array(fc.string({ unit: 'grapheme' }), { minLength: count, maxLength: count });

function toldOfEmpty(entity: string, of: AnswerContext): readonly string[] {
  const { findings = [], remedies = [] } = answer(of, question('empty', entity, 'none')) ?? {};
  return [...findings.map(({ statement }) => statement), ...remedies];
}

describe('an empty list', () => {
  it('is explained by the chosen tenant', () => {
    const declaration = { access: { tenant: { entity: 'customer' } } };
    const narrowed = { ...context, declaration, tenant: 'Kranich Metal' };
    const words = [
      'Only work orders of Kranich Metal are shown.',
      'Choose “All customers” in the navigation.',
    ];
    expect(toldOfEmpty('work_order', narrowed)).toEqual(expect.arrayContaining(words));
    for (const [entity, of] of [
      ['work_order', { ...context, declaration }],
      ['customer', narrowed],
    ] as const) {
      expect(toldOfEmpty(entity, of).filter((each) => words.includes(each))).toEqual([]);
    }
  });
});

describe('a question', () => {
  it('round-trips with any names', () => {
    const lengths = { entity: 1, field: 2, state: 3, move: 4, refusal: 4, rows: 1 } as const;
    fc.assert(
      fc.property(
        fc
          .constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[]))
          .chain((about) => names(lengths[about]).map((parts) => [about, parts] as const)),
        ([about, parts]) => {
          const text = question(about, ...(parts as unknown as Questions[About]));
          expect(readQuestion(text)).toEqual({ about, names: parts });
        },
      ),
    );
  });

  it('is undefined if its subject doesn’t exist', () => {
    expect(readQuestion('field/work_order')).toBeUndefined();
    expect(readQuestion('toString')).toBeUndefined();
    expect(answer(context, question('entity', 'nowhere'))).toBeUndefined();
    expect(answer(context, question('field', 'work_order', 'nothing'))).toBeUndefined();
    expect(answer(context, question('state', 'work_order', 'status', 'none'))).toBeUndefined();
  });
});

describe('every answer', () => {
  it('says something of each thing that a screen can ask about, with its source', () => {
    const silent = everyQuestion(moving).filter((text) => {
      const found = answer({ ...context, specification: moving }, text);
      return found === undefined || found.findings.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it('names the source of its answer', () => {
    const untold = askableFacts({ specification: moving, roles }).filter(({ source, why }) => {
      const findings = answer({ ...context, specification: moving }, why)?.findings ?? [];
      const [name] = nameOfSource(source);
      return !findings.some(({ technical }) => technical.includes(name ?? ''));
    });
    expect(untold).toEqual([]);
  });

  it('is in the language of the page', async () => {
    await loadLanguage(pseudoLanguage, { parts: [] });
    onTestFinished(() => loadLanguage('en', { parts: [] }));
    const specification = renderStatements(moving);
    const untranslated = everyQuestion(specification)
      .flatMap((text) => answer({ ...context, specification }, text) ?? [])
      .flatMap(({ title, findings, remedies }) => [
        title,
        ...remedies,
        ...findings.flatMap(({ statement, origin }) => [statement, origin]),
      ])
      .filter((text) => !/^‹.*›$/.test(text));
    expect(new Set(untranslated)).toEqual(new Set());
  });
});

describe('a field', () => {
  it('shows its rules in words, and their names only to developers', () => {
    const why = answer(context, question('field', 'work_order', 'due_at'));
    expect(why?.title).toBe('Why “Due”?');
    expect(why?.findings[0]).toMatchObject({
      statement: 'The database checks “Opened” and “Due” together.',
      origin: 'the table',
      target: { to: 'rule' },
      technical: ['work_order_due', 'table public.work_order'],
    });
  });

  it('says that its meaning is not shown, and what would make it known', () => {
    expect(statements(question('field', 'work_order', 'title')).at(-1)).toBe(
      'Meaning: not shown. Add a comment to the column, or a “description” in specification.ts.',
    );
  });

  it('says that nothing checks a declared rule', () => {
    const own: Specification = {
      ...workshop,
      rules: [
        {
          entity: 'work_order',
          fields: ['title'],
          kind: 'declared',
          statement: 'A title names the machine.',
          source: { from: 'declared', at: 'rules.work_order[0]' },
        },
      ],
    };
    const lines = statements(question('field', 'work_order', 'title'), {
      ...context,
      specification: own,
    });
    expect(lines[0]).toBe(
      'A title names the machine. The form doesn’t check this rule. People have to follow it themselves.',
    );
  });
});

describe('a transition', () => {
  const of: AnswerContext = { ...context, specification: moving };

  it('states its roles and requirements', () => {
    const why = answer(of, question('move', 'work_order', 'status', 'open', 'planned'));
    expect(why?.title).toBe('Why can the status change from “open” to “planned”?');
    expect(why?.findings[0]).toMatchObject({
      statement: 'To “planned” (role: dispatcher). Requires due.',
      source: { from: 'declared', at: 'states.transitions[0].roles' },
    });
  });

  it('says that it is for others', () => {
    const why = answer(of, question('move', 'work_order', 'status', 'open', 'completed'));
    expect(why?.title).toBe('Why can’t the status change from “open” to “completed”?');
    expect(why?.findings[1]?.statement).toBe('You can’t: your role is “dispatcher”.');
  });

  it('says that it is not declared, or that nothing is', () => {
    const move = question('move', 'work_order', 'status', 'open', 'in_progress');
    expect(statements(move, of)).toEqual([
      'No transition from “open” to “in progress” is declared in specification.ts.',
    ]);
    expect(statements(move)).toEqual([
      'Transitions: not shown. Nothing says whether the status can change from “open” to “in progress”.',
    ]);
  });
});

describe('a rejection', () => {
  const referring: Specification = {
    ...workshop,
    rules: [
      {
        entity: 'work_order',
        fields: ['title'],
        kind: 'reference',
        statement: 'Title is one of the customers.',
        constraint: 'work_order_title_fkey',
        source: { from: 'database', object: 'constraint work_order_title_fkey' },
      },
    ],
  };
  const refused = (code: string, constraint: string) =>
    answer(
      { ...context, specification: referring },
      question('refusal', 'customer', code, constraint, ''),
    );

  it('of a deletion names the referring records, and what to do', () => {
    const why = refused('23503', 'work_order_title_fkey');
    expect(why?.findings[0]).toMatchObject({
      statement: expect.stringMatching(/^Work orders refer to customers in the field “Title”\./),
      target: { to: 'rule', rule: { entity: 'work_order' } },
    });
    expect(why?.remedies[0]).toBe(
      'Delete the work orders that refer to this record, or make them refer to another one. Then try again.',
    );
  });

  it('by a rule that is not known says so', () => {
    expect(refused('23503', 'secret_fkey')?.findings[0]).toMatchObject({
      statement: expect.stringContaining('not shown'),
      source: { from: 'none' },
    });
  });

  it('by a missing grant names who can grant it', () => {
    expect(refused('42501', '')?.findings[0]?.target).toMatchObject({ entity: 'customer' });
    expect(
      refused('no row', '')
        ?.findings.map(({ statement }) => statement)
        .join(' '),
    ).toMatch(/reported no error/);
  });

  it('by a trigger or rule names it, and no missing grant', () => {
    const [customer] = referring.entities.filter(({ name }) => name === 'customer');
    if (customer === undefined) throw new Error('The workshop has no customers.');
    const interceptors = [
      { kind: 'trigger', name: 'keep', events: ['delete'] },
      { kind: 'rule', name: 'fixed', events: ['update'] },
    ] as const;
    const specification = {
      ...referring,
      entities: [{ ...customer, rowSecurity: false, interceptors }],
    };
    const why = answer(
      { ...context, specification },
      question('refusal', 'customer', 'no row', '', ''),
    );
    expect(why?.findings.map(({ statement }) => statement)).toEqual([
      expect.stringMatching(/^The trigger “keep” can leave customers out/),
      expect.stringMatching(/^The rule “fixed” takes the place/),
      expect.stringMatching(/^The server reported no error/),
    ]);
  });
});

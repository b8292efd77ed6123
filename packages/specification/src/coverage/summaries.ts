import {
  type Fact,
  isKnown,
  type Limit,
  type Specification,
  type StateField,
} from '../model/index.ts';
import { inSentence, listed, present, stateName } from '../phrases/index.ts';
import type { PointKey } from './statements.ts';

/** The texts on a point's card. */
export interface PointSummary {
  /** "14 · 146", "4 roles"; "not shown" where there is nothing. */
  readonly figure: string;
  /** One or two sentences: "14 entities, 146 fields, 31 references."; '' where there is nothing. */
  readonly summary: string;
}

/** Sums up each point that has facts in a figure and a sentence or two. */
export const summaries: Readonly<Record<PointKey, (specification: Specification) => PointSummary>> =
  {
    purpose({ purpose }) {
      const facts = [
        ['Title', purpose.title],
        ['Purpose', purpose.purpose],
        ['Audience', purpose.audience],
      ] as const;
      const given = facts.filter(([, fact]) => isKnown(fact));
      const texts = [purpose.purpose, purpose.audience].flatMap(({ value }) => value ?? []);
      return {
        figure: `${given.length} of ${facts.length}`,
        summary: (texts.length > 0 ? texts : [purpose.title.value ?? '']).join(' '),
      };
    },
    screens({ screens }) {
      const names = {
        list: 'list',
        detail: 'detail',
        create: 'form',
        change: 'form',
        own: 'custom screen',
      };
      const parts = [...new Set(Object.values(names))].flatMap((name) => {
        const count = screens.filter(({ kind }) => names[kind] === name).length;
        return count === 0 ? [] : counted(count, name);
      });
      return { figure: String(screens.length), summary: `${listed(parts)}.` };
    },
    entities({ entities }) {
      const fields = entities.flatMap((entity) => entity.fields);
      const references = entities.reduce((sum, entity) => sum + entity.references.length, 0);
      const labels: Fact<string>[] = [...entities, ...fields].map(({ label }) => label);
      const made = labels.filter(({ source }) => source.from === 'derived').length;
      const kinds = [
        ['index', 'indexes'],
        ['trigger', 'triggers'],
        ['publication', 'publications'],
      ] as const;
      const attached = kinds.flatMap(([one, many]) => {
        const count = entities.reduce((sum, entity) => sum + (entity[many]?.length ?? 0), 0);
        return count === 0 ? [] : counted(count, one, many);
      });
      const size = [
        counted(entities.length, 'entity', 'entities'),
        counted(fields.length, 'field'),
        counted(references, 'reference'),
      ].join(', ');
      return {
        figure: `${entities.length} · ${fields.length}`,
        summary: present([
          `${size}.`,
          made !== 0 && `${counted(made, 'label')} derived from names.`,
          attached.length !== 0 && `${listed(attached)}.`,
        ]).join(' '),
      };
    },
    states(specification) {
      const moving = specification.states.filter(({ transitions }) => isKnown(transitions));
      const sorting = specification.states.filter(({ category }) => category?.value === true);
      const values = specification.states.reduce((sum, state) => sum + state.states.length, 0);
      const size = `${counted(specification.states.length, 'field')} with ${counted(values, 'state')}.`;
      const names = (states: readonly StateField[]) =>
        listed(states.map((state) => inSentence(stateName(specification, state))));
      return {
        figure: `${moving.length} of ${specification.states.length - sorting.length}`,
        summary: present([
          size,
          moving.length !== 0 && `As declared move: ${names(moving)}.`,
          sorting.length !== 0 && `As declared only sort: ${names(sorting)}.`,
        ]).join(' '),
      };
    },
    rules({ rules }) {
      const declared = rules.filter(({ source }) => source.from === 'declared').length;
      const checks = rules.filter(
        ({ sql, source }) => sql !== undefined && source.from !== 'declared',
      ).length;
      const kept = rules.length - checks - declared;
      const own = declared === 0 ? '' : ` ${counted(declared, 'rule')} declared by the team.`;
      const left =
        checks === 0
          ? ''
          : ` ${counted(checks, 'check')} left to the database, with ${checks === 1 ? 'its' : 'their'} SQL.`;
      return {
        figure: String(rules.length),
        summary: `${counted(kept, 'rule')} of the database in words.${left}${own}`,
      };
    },
    permissions({ permissions: { roles, grants, policies = [] } }) {
      const [declared = [], granted = []] = [true, false].map((isDeclared) =>
        grants.filter(({ source }) => (source.from === 'declared') === isDeclared),
      );
      const actions = granted.reduce((sum, grant) => sum + grant.may.length, 0);
      const entities = new Set(granted.map(({ entity }) => entity)).size;
      const speaking = new Set(declared.map(({ role }) => role)).size;
      const own = speaking === 0 ? '' : ` What ${counted(speaking, 'role')} may do, the team says.`;
      const rows =
        policies.length === 0 ? '' : `, ${counted(policies.length, 'policy', 'policies')}`;
      return {
        figure: counted(roles.length, 'role'),
        summary: `${counted(roles.length, 'role')}, ${counted(actions, 'grant')} on ${counted(entities, 'entity', 'entities')}${rows}.${own}`,
      };
    },
    calls({ calls }) {
      const functions = calls.filter((call) => call.function !== undefined).length;
      return {
        figure: String(calls.length),
        summary: `${counted(calls.length, 'call')}, each with method, path and payload${functions === 0 ? '' : `; ${functions} of them of functions`}.`,
      };
    },
    errors({ errors }) {
      const silent = errors.filter(({ message }) => !isKnown(message)).length;
      return {
        figure: String(errors.length),
        summary: `${counted(errors.length, 'error')}, ${errors.length - silent} with a message declared by the team.`,
      };
    },
    limits({ limits }) {
      const amounts = [
        ['length of a column', 'lengths of columns', (limit: Limit) => limit.field !== undefined],
        ['setting', 'settings', (limit: Limit) => limit.setting !== undefined],
        ['limit of a bucket', 'limits of buckets', (limit: Limit) => limit.bucket !== undefined],
        ['declared number', 'declared numbers', (limit: Limit) => limit.source.from === 'declared'],
        ['other limit', 'other limits', () => true],
      ] as const;
      const kinds = Map.groupBy(limits, (limit) => amounts.find(([, , isOne]) => isOne(limit)));
      const parts = amounts.flatMap((amount) => {
        const count = kinds.get(amount)?.length ?? 0;
        return count === 0 ? [] : counted(count, amount[0], amount[1]);
      });
      return { figure: String(limits.length), summary: `${listed(parts)}.` };
    },
  };

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

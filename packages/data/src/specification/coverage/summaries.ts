import { isKnown, type Fact } from '../fact.ts';
import { findEntity } from '../queries.ts';
import type { Entity, Specification } from '../specification.ts';
import { entityLabel, fieldLabel, inSentence, listed } from '../words/sentence.ts';
import type { PointKey } from './statements.ts';

/** What a point's card shows of it. */
export interface PointSummary {
  /** "14 · 146", "3 of 4" */
  readonly figure: string;
  readonly summary: string;
  readonly gaps: readonly string[];
}

/** Each point in a figure and a sentence or two; only for points of which something is there. */
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
        gaps: facts.filter(([, fact]) => !isKnown(fact)).map(([name]) => name),
      };
    },
    screens({ screens }) {
      const amounts = [
        ['list', (kind: string) => kind === 'list'],
        ['detail', (kind: string) => kind === 'detail'],
        ['form', (kind: string) => kind === 'create' || kind === 'change'],
        ['own', (kind: string) => kind === 'own'],
      ] as const;
      const parts = amounts.flatMap(([name, isOne]) => {
        const count = screens.filter(({ kind }) => isOne(kind)).length;
        if (count === 0) return [];
        return name === 'own'
          ? `${counted(count, 'screen')} of the team’s own`
          : counted(count, name);
      });
      return {
        figure: String(screens.length),
        summary: `${listed(parts)}.`,
        gaps: [],
      };
    },
    entities({ entities }) {
      const fields = entities.flatMap((entity) => entity.fields);
      const references = entities.reduce((sum, entity) => sum + entity.references.length, 0);
      const labels: Fact<string>[] = [...entities, ...fields].map(({ label }) => label);
      const made = labels.filter(({ source }) => source.from === 'derived').length;
      const size = [
        counted(entities.length, 'entity', 'entities'),
        counted(fields.length, 'field'),
        counted(references, 'reference'),
      ].join(', ');
      return {
        figure: `${entities.length} · ${fields.length}`,
        summary: `${size}.${made === 0 ? '' : ` ${counted(made, 'label')} derived from names.`}`,
        gaps: [],
      };
    },
    states(specification) {
      const { states } = specification;
      const names = states.map((state) => ({
        name: stateName(findEntity(specification, state.entity), state.field),
        moves: isKnown(state.transitions),
      }));
      const moving = names.filter(({ moves }) => moves);
      const still = names.filter(({ moves }) => !moves);
      const values = states.reduce((sum, state) => sum + state.states.length, 0);
      const size = `${counted(states.length, 'field')} with ${counted(values, 'state')}.`;
      const moves = listed(moving.map(({ name }) => inSentence(name)));
      return {
        figure: `${moving.length} of ${states.length}`,
        summary: moving.length === 0 ? size : `${size} As declared move: ${moves}.`,
        gaps: still.map(({ name }) => `${name}: transitions`),
      };
    },
    rules({ rules }) {
      const checks = rules.filter(({ sql }) => sql !== undefined).length;
      const kept = rules.length - checks;
      const left =
        checks === 0
          ? ''
          : ` ${counted(checks, 'check')} left to the database, with ${checks === 1 ? 'its' : 'their'} SQL.`;
      return {
        figure: String(rules.length),
        summary: `${counted(kept, 'rule')} of the database in words.${left}`,
        gaps: [],
      };
    },
    permissions({ permissions: { roles, grants } }) {
      const actions = grants.reduce((sum, grant) => sum + grant.may.length, 0);
      return {
        figure: counted(roles.length, 'role'),
        summary: `${counted(roles.length, 'role')}, ${counted(actions, 'grant')} on ${counted(grants.length, 'entity', 'entities')}.`,
        gaps: roles
          .filter(({ description, source }) => source.from !== 'platform' && !isKnown(description))
          .map(({ name }) => `What ${name} is`),
      };
    },
    calls: ({ calls }) => ({
      figure: String(calls.length),
      summary: `${counted(calls.length, 'call')}, each with method, path and payload.`,
      gaps: [],
    }),
    errors({ errors }) {
      const silent = errors.filter(({ message }) => !isKnown(message)).length;
      return {
        figure: String(errors.length),
        summary: `${counted(errors.length, 'error')}, ${errors.length - silent} with a message of the team’s own.`,
        gaps: silent === 0 ? [] : [`Messages for ${counted(silent, 'constraint')}`],
      };
    },
    limits({ limits }) {
      const declared = limits.filter(({ source }) => source.from === 'declared').length;
      const lengths = limits.length - declared;
      return {
        figure: String(limits.length),
        summary: `${listed([
          ...(lengths > 0 ? [counted(lengths, 'length of a column', 'lengths of columns')] : []),
          ...(declared > 0 ? [counted(declared, 'declared number')] : []),
        ])}.`,
        gaps: [],
      };
    },
  };

function stateName(entity: Entity | undefined, field: string): string {
  if (entity === undefined) return field;
  return `${entityLabel(entity)} ${inSentence(fieldLabel(entity, field))}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

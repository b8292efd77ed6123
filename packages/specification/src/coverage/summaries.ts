import { formatList, formatNumber } from '@ninefold/messages';
import {
  type Fact,
  isKnown,
  type Limit,
  type Screen,
  type Specification,
  type StateField,
} from '../model/index.ts';
import { inSentence, present, stateName } from '../phrases/index.ts';
import { coverageMessages } from './messages.ts';
import type { PointKey } from './statements.ts';

/** The texts on a point's card. */
export interface PointSummary {
  /** "14 · 146", "4 roles"; "not shown" where there is nothing. */
  readonly figure: string;
  /**
   * One or two sentences: "14 entities, 146 fields, 31 references."; '' where there is nothing. A product's
   * audience is on a line below its purpose.
   */
  readonly summary: string;
}

/** Sums up each point that has facts in a figure and a sentence or two. */
export const summaries: Readonly<Record<PointKey, (specification: Specification) => PointSummary>> =
  {
    purpose({ purpose: { title, purpose, audience } }) {
      const facts = [title, purpose, audience];
      const texts = present([
        purpose.value,
        audience.value !== undefined &&
          coverageMessages.audienceSummary({ audience: audience.value }),
      ]);
      return {
        figure: coverageMessages.figureOf({
          count: facts.filter(isKnown).length,
          all: facts.length,
        }),
        summary: texts.length > 0 ? texts.join('\n') : (title.value ?? ''),
      };
    },
    screens({ screens }) {
      const count = (...kinds: readonly Screen['kind'][]) => ({
        count: screens.filter(({ kind }) => kinds.includes(kind)).length,
      });
      const parts = [
        counted(coverageMessages.listScreens, count('list')),
        counted(coverageMessages.detailScreens, count('detail')),
        counted(coverageMessages.formScreens, count('create', 'change')),
        counted(coverageMessages.customScreens, count('own')),
      ].flat();
      return {
        figure: formatNumber(screens.length),
        summary: coverageMessages.screensSummary({ screens: formatList(parts) }),
      };
    },
    entities({ entities }) {
      const fields = entities.flatMap((entity) => entity.fields);
      const labels: Fact<string>[] = [...entities, ...fields].map(({ label }) => label);
      const derived = labels.filter(({ source }) => source.from === 'derived').length;
      const sum = (part: 'references' | 'indexes' | 'triggers' | 'publications') => ({
        count: entities.reduce((total, entity) => total + (entity[part]?.length ?? 0), 0),
      });
      const attached = [
        counted(coverageMessages.indexes, sum('indexes')),
        counted(coverageMessages.triggers, sum('triggers')),
        counted(coverageMessages.publications, sum('publications')),
      ].flat();
      const size = { entities: entities.length, fields: fields.length };
      return {
        figure: coverageMessages.entityFigure(size),
        summary: present([
          coverageMessages.entitiesSummary({ ...size, references: sum('references').count }),
          ...counted(coverageMessages.derivedLabels, { count: derived }),
          attached.length !== 0 &&
            coverageMessages.attachedSummary({ parts: formatList(attached) }),
        ]).join(' '),
      };
    },
    states(specification) {
      const { states } = specification;
      const moving = states.filter(({ transitions }) => isKnown(transitions));
      const categories = states.filter(({ category }) => category?.value === true);
      const names = (of: readonly StateField[]) => ({
        fields: formatList(of.map((state) => inSentence(stateName(specification, state)))),
      });
      return {
        figure: coverageMessages.figureOf({
          count: moving.length,
          all: states.length - categories.length,
        }),
        summary: present([
          coverageMessages.statesSummary({
            fields: states.length,
            states: states.reduce((total, state) => total + state.states.length, 0),
          }),
          moving.length !== 0 && coverageMessages.declaredTransitions(names(moving)),
          categories.length !== 0 && coverageMessages.declaredCategories(names(categories)),
        ]).join(' '),
      };
    },
    rules({ rules }) {
      const declared = rules.filter(({ source }) => source.from === 'declared').length;
      const checks = rules.filter(
        ({ sql, source }) => sql !== undefined && source.from !== 'declared',
      ).length;
      return {
        figure: formatNumber(rules.length),
        summary: [
          coverageMessages.rulesInWords({ count: rules.length - checks - declared }),
          ...counted(coverageMessages.rulesInSql, { count: checks }),
          ...counted(coverageMessages.declaredRules, { count: declared }),
        ].join(' '),
      };
    },
    permissions({ permissions: { roles, grants, policies = [] } }) {
      const [declared = [], granted = []] = [true, false].map((isDeclared) =>
        grants.filter(({ source }) => (source.from === 'declared') === isDeclared),
      );
      const declaring = new Set(declared.map(({ role }) => role)).size;
      return {
        figure: coverageMessages.roleFigure({ count: roles.length }),
        summary: present([
          coverageMessages.permissionsSummary({
            roles: roles.length,
            grants: granted.reduce((total, grant) => total + grant.may.length, 0),
            entities: new Set(granted.map(({ entity }) => entity)).size,
            policies: policies.length,
          }),
          declaring !== 0 && coverageMessages.declaredPermissions({ roles: declaring }),
        ]).join(' '),
      };
    },
    calls: ({ calls }) => ({
      figure: formatNumber(calls.length),
      summary: coverageMessages.callsSummary({
        calls: calls.length,
        functions: calls.filter((call) => call.function !== undefined).length,
      }),
    }),
    errors: ({ errors }) => ({
      figure: formatNumber(errors.length),
      summary: coverageMessages.errorsSummary({
        errors: errors.length,
        declared: errors.filter(({ message }) => isKnown(message)).length,
      }),
    }),
    limits({ limits }) {
      const kinds = Map.groupBy(limits, limitKind);
      const count = (kind: ReturnType<typeof limitKind>) => ({
        count: kinds.get(kind)?.length ?? 0,
      });
      const parts = [
        counted(coverageMessages.columnLengths, count('column')),
        counted(coverageMessages.settings, count('setting')),
        counted(coverageMessages.bucketLimits, count('bucket')),
        counted(coverageMessages.declaredNumbers, count('declared')),
        counted(coverageMessages.otherLimits, count('other')),
      ].flat();
      return {
        figure: formatNumber(limits.length),
        summary: coverageMessages.limitsSummary({ limits: formatList(parts) }),
      };
    },
  };

/** Leaves out what there is none of. */
function counted(
  message: (args: { readonly count: number }) => string,
  args: { readonly count: number },
): readonly string[] {
  return args.count === 0 ? [] : [message(args)];
}

function limitKind({ field, setting, bucket, source }: Limit) {
  if (field !== undefined) return 'column';
  if (setting !== undefined) return 'setting';
  if (bucket !== undefined) return 'bucket';
  return source.from === 'declared' ? 'declared' : 'other';
}

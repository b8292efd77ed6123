import type { Specification } from '../model/index.ts';

export type PointKey = Exclude<keyof Specification, 'contradictions'>;

export interface StatementText {
  /** `purpose`, `audience`, `screens`, … */
  readonly key: string;
  /** In two or three words: "Users or audience". */
  readonly label: string;
  /** As the document says it. */
  readonly statement: string;
  /** Says what a team can do to make it known, or more complete. */
  readonly wouldMakeKnown: string;
}

export interface PointText {
  /** 1 to 9. */
  readonly number: number;
  readonly key: PointKey;
  readonly title: string;
  readonly statements: readonly StatementText[];
}

const connect = 'Connect the database';

/** The nine points in their order, and the seventeen statements that they are made of. */
const points: Readonly<Record<PointKey, Pick<PointText, 'title' | 'statements'>>> = {
  purpose: {
    title: 'Purpose and audience',
    statements: [
      {
        key: 'purpose',
        label: 'Purpose',
        statement: 'The product’s purpose',
        wouldMakeKnown: 'Write `purpose` in the specification file, or a comment on the database.',
      },
      {
        key: 'audience',
        label: 'Users or audience',
        statement: 'Its intended users or audience',
        wouldMakeKnown: 'Write `audience` in the specification file.',
      },
    ],
  },
  screens: {
    title: 'Screens and routes',
    statements: [
      {
        key: 'screens',
        label: 'Screens and what people can do on each',
        statement: 'The screens, and what a person can do on each',
        wouldMakeKnown: `${connect}: each entity has screens. Describe them, and add custom screens, under \`screens\`.`,
      },
      {
        key: 'routes',
        label: 'Routes and paths',
        statement: 'The routes and their paths',
        wouldMakeKnown: `${connect}: each screen has a path.`,
      },
      {
        key: 'parameters',
        label: 'Route parameters',
        statement: 'The parameters of the routes',
        wouldMakeKnown: `${connect}: parameters come from primary keys.`,
      },
    ],
  },
  entities: {
    title: 'Entities and fields',
    statements: [
      {
        key: 'entities',
        label: 'Entities',
        statement: 'The product’s entities',
        wouldMakeKnown: `${connect}: tables and views are entities.`,
      },
      {
        key: 'fields',
        label: 'Fields',
        statement: 'The fields of each entity',
        wouldMakeKnown: `${connect}: columns are fields.`,
      },
    ],
  },
  states: {
    title: 'States and transitions',
    statements: [
      {
        key: 'statuses',
        label: 'Statuses',
        statement: 'The statuses that any entity can have',
        wouldMakeKnown:
          'Give the column an enum type or a CHECK that lists its values in the database.',
      },
      {
        key: 'transitions',
        label: 'Transitions',
        statement: 'The transitions between them',
        wouldMakeKnown:
          'Write `transitions` under `states` in the specification file, or `category: true` if the field isn’t a status.',
      },
    ],
  },
  rules: {
    title: 'Validation rules',
    statements: [
      {
        key: 'rules',
        label: 'Rules for any input field',
        statement: 'The rules for any input field',
        wouldMakeKnown: `${connect}: NOT NULL, lengths, keys and CHECK constraints are rules. Add further rules under \`rules\`.`,
      },
    ],
  },
  permissions: {
    title: 'Roles and permissions',
    statements: [
      {
        key: 'roles',
        label: 'Roles',
        statement: 'The product’s roles',
        wouldMakeKnown: `${connect} with \`pnpm ninefold discover\`, or write \`roles\` in the specification file.`,
      },
      {
        key: 'permissions',
        label: 'What each role may do',
        statement: 'What each role may do',
        wouldMakeKnown: `${connect}: grants and policies say what a role may do. Declare what your own roles may do under \`roles\`.`,
      },
    ],
  },
  calls: {
    title: 'Calls',
    statements: [
      {
        key: 'calls',
        label: 'Method, path and payload of each',
        statement: 'Each call, with its method, path shape and payload shape',
        wouldMakeKnown: `${connect}: each table and function that may be used has its calls. Add your own functions under \`calls\`.`,
      },
      {
        key: 'client',
        label: 'Tables, paths and payloads used',
        statement: 'The tables, paths and payloads that its database client uses',
        wouldMakeKnown: `${connect}: the client calls what is granted.`,
      },
    ],
  },
  errors: {
    title: 'Error catalogue',
    statements: [
      {
        key: 'errors',
        label: 'Errors of the product',
        statement: 'The errors that are the product’s own',
        wouldMakeKnown: `${connect}: each constraint has its error.`,
      },
      {
        key: 'messages',
        label: 'Messages and reactions',
        statement: 'The messages shown, and the reaction to each failed call',
        wouldMakeKnown: 'Write `messages` in the specification file, by code or constraint.',
      },
    ],
  },
  limits: {
    title: 'Constants and limits',
    statements: [
      {
        key: 'limits',
        label: 'Limits, quotas, time-outs, constants',
        statement: 'Limits, quotas, time-outs and other business constants',
        wouldMakeKnown: `${connect} for lengths of columns, time-outs and buckets; declare others under \`limits\`.`,
      },
    ],
  },
};

export const pointTexts: readonly PointText[] = (Object.keys(points) as PointKey[]).map(
  (key, index) => ({ number: index + 1, key, ...points[key] }),
);

/** Facts that are true of every product made with Ninefold. */
export const alwaysTrue: readonly string[] = [
  'It is a web application, delivered to a browser.',
  'It comes with a client for a hosted relational database.',
];

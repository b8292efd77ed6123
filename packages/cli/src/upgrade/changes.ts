/** Names that an earlier version exported. Each entry stays: a team may come from any version. */
export interface NameChange {
  /** The module that they were imported from. */
  readonly from: string;
  /** The module that exports them now; the same when left out. */
  readonly to?: string;
  /** Earlier names with those of now. */
  readonly names: Readonly<Record<string, string>>;
}

/** A value of a property, in JSX or in an object. */
export interface ValueChange {
  readonly property: string;
  readonly from: string;
  readonly to: string;
}

/** A command in the scripts of `package.json`. */
export interface CommandChange {
  readonly from: string;
  readonly to: string;
}

const screens = '@ninefold/screens/custom-screens';
const patterns = '@ninefold/ui/patterns';
const documents = '@ninefold/specification/documents';

export const nameChanges: readonly NameChange[] = [
  {
    from: screens,
    names: {
      OwnScreen: 'CustomScreen',
      OwnInput: 'CustomInput',
      OwnInputProps: 'CustomInputProps',
      RecordMoves: 'RecordTransitions',
      RecordMovesProps: 'RecordTransitionsProps',
    },
  },
  {
    from: '@ninefold/specification',
    to: `${documents}/markdown`,
    names: { toMarkdown: 'toMarkdown', pointToMarkdown: 'pointToMarkdown' },
  },
  {
    from: '@ninefold/specification',
    to: `${documents}/typescript`,
    names: { namesOf: 'namesOf', typesOf: 'typesOf' },
  },
  {
    from: `${patterns}/state-moves`,
    to: `${patterns}/state-transitions`,
    names: {
      StateMove: 'AvailableTransition',
      StateMoves: 'StateTransitions',
      StateMovesProps: 'StateTransitionsProps',
      WhereToGo: 'NextSteps',
      WhereToGoProps: 'NextStepsProps',
    },
  },
  {
    from: `${patterns}/remove-record`,
    to: `${patterns}/delete-record`,
    names: { RemoveRecord: 'DeleteRecord', RemoveRecordProps: 'DeleteRecordProps' },
  },
  {
    from: `${patterns}/changed-meanwhile`,
    to: `${patterns}/edit-conflict`,
    names: { ChangedMeanwhile: 'ChangedMeanwhile' },
  },
  {
    from: `${patterns}/lost-answer`,
    to: `${patterns}/unconfirmed-save`,
    names: { LostAnswer: 'UnconfirmedSave', LostAnswerProps: 'UnconfirmedSaveProps' },
  },
  {
    from: `${patterns}/day-steps`,
    to: `${patterns}/day-navigation`,
    names: { DaySteps: 'DayNavigation', DayStepsProps: 'DayNavigationProps' },
  },
];

/** Modules that nothing takes the place of. */
export const goneModules: readonly string[] = [
  '@ninefold/data/calls/catalogue',
  `${patterns}/call-log`,
  `${patterns}/entity-diagram`,
  `${patterns}/function-form`,
  `${patterns}/permission-matrix`,
  `${patterns}/specification-canvas`,
  `${patterns}/specification-facts`,
  `${patterns}/specification-overview`,
  `${patterns}/specification-point`,
  `${patterns}/state-diagram`,
];

export const valueChanges: readonly ValueChange[] = [
  { property: 'tone', from: 'violet', to: 'special' },
];

export const commandChanges: readonly CommandChange[] = [
  { from: 'ninefold json-schema', to: 'ninefold export json-schema' },
  { from: 'ninefold check --advise', to: 'ninefold advise' },
];

import { Field } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';
import { type DraftCondition, isDraftGroup, readPath, replaceNode } from './filter-draft.ts';
import { FilterNodeButtons } from './filter-node-buttons.tsx';
import type { FilterNodeProps } from './filter-node-props.ts';
import { FilterValue } from './filter-value.tsx';
import { filterPhrase, unknownField } from './filter-words.ts';
import { filterBuilderMessages } from './builder-messages.ts';
import { filterBarMessages } from './messages.ts';
import { filterOperatorMessages } from './operator-messages.ts';
import {
  asEdited,
  asFiltered,
  canFilterBy,
  inputOf,
  operatorsOf,
  takesList,
  takesValue,
} from './operators.ts';
import { valueProblem } from './value-problem.ts';

interface FilterBuilderConditionProps extends FilterNodeProps {
  readonly condition: DraftCondition;
  /** Its place in its group, from 1. */
  readonly position: number;
}

/** One condition of a group: a field, an operator and a value. */
export function FilterBuilderCondition(props: FilterBuilderConditionProps) {
  const { fields, root, condition, position, tried, onDraftChange } = props;
  const { path } = condition;
  const described = fields.find(({ name }) => name === condition.field);
  const field = asFiltered(described ?? unknownField(condition.field));
  const isInside = field.kind === 'json' && readPath(path).length > 0;
  const { operator, values } = asEdited(field, { ...condition, path: undefined });
  const offered = [
    ...operatorsOf(field, isInside),
    // A value inside JSON is text; without a path there is none yet.
    ...(field.kind === 'json' && !isInside ? (['contains', 'eq'] as const) : []),
  ];
  const operators = offered.includes(operator) ? offered : [operator, ...offered];
  const needsPath = field.kind === 'json' && !isInside && !ofValueItself.has(operator);
  const problem = needsPath
    ? undefined
    : (condition.unread ?? valueProblem(asked(), operator, values));

  /** A value at a path is read as text. */
  function asked(): FieldDescriptor {
    return field.kind === 'json' ? { ...field, kind: 'text' } : field;
  }
  const change = (next: Partial<DraftCondition>) =>
    onDraftChange((held) =>
      replaceNode(held, condition.id, (node) => [isDraftGroup(node) ? node : { ...node, ...next }]),
    );

  return (
    <fieldset
      aria-label={filterBuilderMessages.condition({ position })}
      data-slot="filter-condition"
      data-node={condition.id}
      data-problem={needsPath || problem !== undefined ? true : undefined}
      className="flex min-w-0 flex-wrap items-start gap-2"
    >
      <div data-slot="filter-field" className="min-w-36 flex-1 basis-40">
        <Select
          aria-label={filterBuilderMessages.field}
          value={condition.field}
          options={[...(described === undefined ? [field] : []), ...fields.filter(canFilterBy)].map(
            (each) => ({ value: each.name, label: each.label }),
          )}
          onChange={({ target }) => {
            const chosen = fields.find((each) => each.name === target.value);
            if (chosen === undefined) return;
            const [first = 'notEmpty'] = operatorsOf(asFiltered(chosen));
            change({
              field: chosen.name,
              operator: first,
              path: '',
              values: [],
              unread: undefined,
            });
          }}
        />
      </div>
      {field.kind === 'json' && (
        <div data-slot="filter-path" className="min-w-36 flex-1 basis-40">
          <Field
            label={filterBuilderMessages.path({ field: field.label })}
            labelHidden
            error={tried && needsPath ? filterBuilderMessages.pathMissing : undefined}
          >
            <TextField
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              placeholder={filterBuilderMessages.pathHint}
              defaultValue={path}
              onChange={({ target }) => change({ path: target.value })}
            />
          </Field>
        </div>
      )}
      <Select
        className="w-auto min-w-32"
        aria-label={filterBarMessages.operator}
        value={operator}
        options={operators.map((each) => ({
          value: each,
          label: filterOperatorMessages[filterPhrase(each, field)],
        }))}
        onChange={({ target }) => {
          const chosen = operators.find((each) => each === target.value);
          if (chosen === undefined) return;
          const isAlike = inputOf(chosen) === inputOf(operator);
          change({ operator: chosen, ...(!isAlike && { values: [], unread: undefined }) });
        }}
      />
      {takesValue(operator) && (
        <div data-slot="filter-value" className="min-w-40 flex-1 basis-48">
          <FilterValue
            key={`${condition.field} ${inputOf(operator)}`}
            field={asked()}
            operator={operator}
            initial={{ field: field.name, operator, values: takesList(operator) ? values : [] }}
            values={values}
            onValuesChange={(next) => change({ values: next, operator })}
            onProblemChange={(unread) => change({ unread })}
            searchRecords={props.searchRecords}
            recordLabel={props.recordLabel}
            error={tried ? problem : undefined}
            autoFocus={false}
          />
        </div>
      )}
      <FilterNodeButtons node={condition} root={root} onDraftChange={onDraftChange} />
    </fieldset>
  );
}

/** Operators of a JSON value as a whole. */
const ofValueItself = new Set<FilterOperator>(['empty', 'notEmpty', 'hasKey']);

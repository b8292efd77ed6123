import {
  emptyCells,
  type EmptyCell,
  fieldsOfTarget,
  type ImportColumn,
  importableFields,
  importColumn,
  importMessages,
  keysInColumns,
  type Table as FileTable,
} from '@ninefold/data/records/import';
import { formatList } from '@ninefold/messages';
import { type Entity, fieldLabel, fieldOf, isRequired } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { Field } from '@ninefold/ui/components/field';
import { Progress } from '@ninefold/ui/components/progress';
import { Select } from '@ninefold/ui/components/select';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@ninefold/ui/components/table';
import { useMemo } from 'react';
import { FileOptions, type FileOptionsProps, formatQuestion } from './file-options.tsx';
import { importScreenMessages } from './messages.ts';
import type { ChosenFile } from './opened-file.ts';
import { StageSection } from './stage-section.tsx';
import { targetChoices } from './target-choices.ts';
import type { Import } from './use-import.ts';
import { useStepAction } from './use-step-action.tsx';

/** Says which column fills which field. */
export function MatchColumns({ importing, chosen }: FileOptionsProps) {
  const { stage, entity, source } = importing;
  const { opened, columns, key } = chosen;
  const choices = useMemo(() => targetChoices(source, entity), [source, entity]);
  const checking = {
    disabledReason: checkProblem(importing, chosen),
    onSelect: () => void importing.check(chosen),
  };
  const stepButton = useStepAction(
    stage.at === 'match' ? { label: importScreenMessages.check, ...checking } : undefined,
  );
  if (stage.at !== 'match' && stage.at !== 'checking' && stage.at !== 'checked') return null;
  const { header, sample } = opened.table;
  const nameOf = (index: number) =>
    header[index]?.trim() || importScreenMessages.unnamed({ number: index + 1 });
  const change = (next: readonly ImportColumn[]) => {
    const keys = keysInColumns(entity, next).map(String);
    importing.change({
      ...chosen,
      columns: next,
      key: key !== undefined && keys.includes(String(key)) ? key : undefined,
    });
  };
  const without = (index: number) => columns.filter((column) => column.index !== index);
  const problem = stage.at === 'match' ? stage.problem : undefined;

  return (
    <StageSection title={importScreenMessages.matchHeading} focusOn={chosen.facts.fingerprint}>
      <fieldset disabled={stage.at === 'checking'} className="grid min-w-0 gap-4">
        <FileOptions importing={importing} chosen={chosen} />
        <TableScroll label={importScreenMessages.matches} className="-mx-4 sm:-mx-6">
          <Table aria-label={importScreenMessages.matches}>
            <TableHead>
              <tr>
                <TableHeader>{importScreenMessages.column}</TableHeader>
                <TableHeader>{importScreenMessages.field}</TableHeader>
                <TableHeader>{importScreenMessages.empty}</TableHeader>
                <TableHeader>{importScreenMessages.sample}</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {header.map((_, index) => {
                const column = columns.find((each) => each.index === index);
                const name = nameOf(index);
                const empties = column === undefined ? [] : emptyCells(entity, column.target);
                return (
                  <TableRow key={index}>
                    <TableRowHeader>{name}</TableRowHeader>
                    <TableCell>
                      <Select
                        size="small"
                        className="min-w-44"
                        aria-label={importScreenMessages.fieldOf({ column: name })}
                        placeholder={importScreenMessages.leaveOut}
                        value={column === undefined ? '' : JSON.stringify(column.target)}
                        options={choices}
                        onChange={({ target: { value } }) => {
                          const target = choices.find((each) => each.value === value)?.target;
                          change(
                            target === undefined
                              ? without(index)
                              : [...without(index), importColumn(entity, index, target)],
                          );
                        }}
                      />
                    </TableCell>
                    <TableCell>
                      {column !== undefined && empties.length > 1 && (
                        <Select
                          size="small"
                          className="min-w-44"
                          aria-label={importScreenMessages.emptyOf({ column: name })}
                          value={column.empty}
                          options={empties.map((value) => ({
                            value,
                            label: emptyLabel(entity, column, value, key !== undefined),
                          }))}
                          onChange={({ target: { value } }) =>
                            change([...without(index), { ...column, empty: value as EmptyCell }])
                          }
                        />
                      )}
                    </TableCell>
                    <TableCell>{formatList(samplesOf(sample, index))}</TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableScroll>
        <ColumnProblems importing={importing} chosen={chosen} />
        <KeyChoice importing={importing} chosen={chosen} />
      </fieldset>
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive">
          {problem}
        </Banner>
      )}
      {stage.at === 'checking' && (
        <Progress
          className="max-w-md"
          label={importScreenMessages.checking}
          valueText={importScreenMessages.checkedRows({ count: stage.rows })}
        />
      )}
      {stage.at !== 'checked' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={stage.at === 'checking'}
            disabledReason={checking.disabledReason}
            onClick={checking.onSelect}
            {...stepButton}
          >
            {importScreenMessages.check}
          </Button>
          {stage.at === 'checking' && (
            <Button onClick={importing.cancel}>{importScreenMessages.cancel}</Button>
          )}
        </div>
      )}
    </StageSection>
  );
}

function samplesOf(rows: FileTable['sample'], index: number): readonly string[] {
  const texts = rows.flatMap(({ cells }) => cells[index]?.trim() || []);
  return [...new Set(texts)].slice(0, 3);
}

function emptyLabel(
  entity: Entity,
  { target }: ImportColumn,
  value: EmptyCell,
  updates: boolean,
): string {
  const isMissed = fieldsOfTarget(entity, target).some((name) => {
    const field = fieldOf(entity, name);
    return field !== undefined && isRequired(field);
  });
  if (value === 'unset' && isMissed && !updates) return importScreenMessages.emptyProblem;
  if (value === 'null') return importScreenMessages.emptyNull;
  if (value === 'text') return importScreenMessages.emptyText;
  return updates ? importScreenMessages.emptyKeep : importScreenMessages.emptyUnset;
}

/** Names of the fields that more than one column would fill. */
function fieldsTwice({ entity }: Import, { columns }: ChosenFile): readonly string[] {
  const all = columns.flatMap(({ target }) => fieldsOfTarget(entity, target));
  return [...new Set(all.filter((name, index) => all.indexOf(name) !== index))];
}

function checkProblem(importing: Import, chosen: ChosenFile): string | undefined {
  if (chosen.columns.length === 0) return importMessages.nothingMatched;
  const twice = fieldsTwice(importing, chosen);
  return twice.length === 0 ? formatQuestion(chosen) : twiceInWords(importing, twice);
}

function twiceInWords({ entity }: Import, names: readonly string[]): string {
  const fields = formatList(names.map((name) => fieldLabel(entity, name)));
  return importScreenMessages.twice({ count: names.length, fields });
}

function ColumnProblems({ importing, chosen }: FileOptionsProps) {
  const { entity } = importing;
  const twice = fieldsTwice(importing, chosen);
  const given = new Set(chosen.columns.flatMap(({ target }) => fieldsOfTarget(entity, target)));
  const missing = importableFields(entity).filter(
    (field) =>
      isRequired(field) && !given.has(field.name) && !Object.hasOwn(importing.start, field.name),
  );
  return (
    <>
      {twice.length > 0 && <Banner tone="danger">{twiceInWords(importing, twice)}</Banner>}
      {missing.length > 0 && (
        <Banner tone="warning">
          {importScreenMessages.missing({
            count: missing.length,
            fields: formatList(missing.map(({ name }) => fieldLabel(entity, name))),
          })}
        </Banner>
      )}
    </>
  );
}

/** Chooses whether records that exist are updated, and by what they are found. */
function KeyChoice({ importing, chosen }: FileOptionsProps) {
  const { entity } = importing;
  const keys = keysInColumns(entity, chosen.columns);
  if (keys.length === 0) return null;
  const mayUpdate = entity.grants.update;
  return (
    <Field
      label={importScreenMessages.existing}
      description={mayUpdate ? undefined : importScreenMessages.noUpdate}
      className="max-w-md"
    >
      <Select
        disabled={!mayUpdate}
        value={chosen.key === undefined ? '' : JSON.stringify(chosen.key)}
        placeholder={importScreenMessages.existingProblem}
        options={keys.map((key) => ({
          value: JSON.stringify(key),
          label: importScreenMessages.existingUpdate({
            fields: formatList(key.map((name) => fieldLabel(entity, name))),
          }),
        }))}
        onChange={({ target: { value } }) =>
          importing.change({
            ...chosen,
            key: value === '' ? undefined : (JSON.parse(value) as readonly string[]),
          })
        }
      />
    </Field>
  );
}

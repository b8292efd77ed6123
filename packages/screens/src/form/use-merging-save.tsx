import { RecordConflict, type RecordRow, type RecordValues } from '@ninefold/data/records';
import { mergeChange, recordChange } from '@ninefold/data/records/change';
import type { ParentChange } from '@ninefold/data/records/children';
import { type Entity, referenceOfField } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import {
  type Collision,
  type ConflictChoice,
  ConflictDialog,
} from '@ninefold/ui/patterns/edit-conflict';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { enteredValues } from '../descriptors/index.ts';
import { recordKey } from '../queries/index.ts';
import { recordCheck } from '../record-check/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { useInitialLinks } from './use-initial-links.ts';

/** A change that was saved. */
export interface MergedSave {
  readonly saved: RecordRow;
  /** The record right before. */
  readonly before: RecordRow;
  /** What was written; nothing where the record had all of it already. */
  readonly values: RecordValues;
}

type Choices = ReadonlyMap<string, ConflictChoice>;

interface Question {
  readonly collisions: readonly Collision[];
  readonly merged: readonly FieldDescriptor[];
  readonly opened: RecordValues;
  readonly current: RecordRow;
  readonly texts: RecordChanges;
  readonly changes: RecordValues;
  readonly answer: (choices: Choices | undefined) => void;
}

export interface MergingSaveOptions {
  /** The record as the form shows it. */
  readonly row: RecordRow;
  /** The record when the form was opened. */
  readonly opened: RecordRow;
  /** The fields of the form. */
  readonly fields: readonly FieldDescriptor[];
  /** Sends a change. */
  readonly change: (change: ParentChange) => Promise<RecordRow>;
  /** There is more to save than the record's own fields. */
  readonly hasMore: boolean;
}

/** So many changes of others in a row are no coincidence: something else rejects the write. */
const mostRounds = 10;

/**
 * Saves changes to a record that others may have changed meanwhile. What doesn't collide is merged, what
 * does is asked.
 *
 * @returns `save`, and the dialog that asks, to be rendered with the form.
 */
export function useMergingSave(
  entity: Entity,
  { row, opened, fields, change, hasMore }: MergingSaveOptions,
): {
  /**
   * @param before The values that the changes were made to.
   * @returns Undefined where the person gave up: nothing is saved.
   */
  readonly save: (before: RecordValues, texts: RecordChanges) => Promise<MergedSave | undefined>;
  readonly dialog: ReactNode;
} {
  const { application, loaded, acting } = useScreen();
  const queries = useQueryClient();
  const [sending] = useState(recordChange);
  const [question, setQuestion] = useState<Question>();
  const links = useInitialLinks(entity, question?.texts ?? noTexts);

  const ask = async (asked: Omit<Question, 'answer'>): Promise<Choices | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Choices | undefined>();
    setQuestion({ ...asked, answer: resolve });
    const choices = await promise;
    setQuestion(undefined);
    return choices;
  };

  /** Says which of the own values can't be saved with those of others. */
  const problemsOf = (current: RecordRow, texts: RecordChanges): ReadonlyMap<string, string> => {
    const check = recordCheck(askedOf({ loaded, acting }), entity, current);
    const all = Object.fromEntries(
      fields.map((field) => [
        field.name,
        Object.hasOwn(texts, field.name)
          ? (texts[field.name] ?? null)
          : fieldText(field, current.values[field.name]),
      ]),
    );
    return new Map(
      fields.flatMap((field) => {
        if (!Object.hasOwn(texts, field.name)) return [];
        const problem = check(field, texts[field.name] ?? null, all);
        return problem === undefined ? [] : [[field.name, problem] as const];
      }),
    );
  };

  async function save(
    before: RecordValues,
    entered: RecordChanges,
  ): Promise<MergedSave | undefined> {
    let texts = entered;
    let base = before;
    let current = row;
    for (let round = 1; ; round += 1) {
      const changes = enteredValues(entity, texts);
      const { values, collisions, theirs } = mergeChange(entity, base, current.values, changes);
      const problems = round === 1 ? noProblems : problemsOf(current, pick(texts, values));
      const open = Object.keys(values).filter(
        (name) => collisions.includes(name) || problems.has(name),
      );
      if (open.length > 0) {
        const choices = await ask({
          collisions: chosenTogether(entity, open).flatMap((name) => {
            const field = fields.find((each) => each.name === name);
            return field === undefined ? [] : [{ field, problem: problems.get(name) }];
          }),
          merged: fields.filter(({ name, readOnly }) => theirs.includes(name) && !readOnly),
          opened: base,
          current,
          texts,
          changes,
        });
        if (choices === undefined) return undefined;
        const given = new Set(
          open.filter((name) => choices.get(chosenWith(entity, open, name)) === 'theirs'),
        );
        texts = Object.fromEntries(Object.entries(texts).filter(([name]) => !given.has(name)));
      }
      const left = pick(values, texts);
      if (Object.keys(left).length === 0 && !hasMore)
        return { saved: current, before: current, values: left };
      const sent = current;
      try {
        const saved = await whileSignedIn(application, () =>
          change({ sending, row: sent, values: left }),
        );
        return { saved, before: sent, values: left };
      } catch (error) {
        if (!(error instanceof RecordConflict) || round >= mostRounds) throw error;
        if (error.current.version !== undefined && error.current.version === sent.version) {
          throw error;
        }
        // What was chosen over these values is not asked again.
        base = { ...base, ...pick(sent.values, left) };
        current = error.current;
        queries.setQueryData(recordKey(entity, row.id), current);
      }
    }
  }

  return {
    save,
    dialog: question !== undefined && links !== undefined && (
      <ConflictDialog
        key={question.current.version}
        title={opened.title}
        collisions={question.collisions}
        merged={question.merged}
        opened={{ values: question.opened, links: linksOf(entity, opened, question.opened) }}
        theirs={question.current}
        mine={{
          values: { ...question.current.values, ...question.changes },
          links: { ...question.current.links, ...links },
        }}
        onSave={(choices) => question.answer(choices)}
        onCancel={() => question.answer(undefined)}
      />
    ),
  };
}

const noTexts: RecordChanges = {};
const noProblems: ReadonlyMap<string, string> = new Map();

/** Returns the entries of an object that another one has too. */
function pick<Value>(
  from: Readonly<Record<string, Value>>,
  names: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)));
}

/** Returns one field of each choice: the fields of a reference are chosen as one. */
function chosenTogether(entity: Entity, names: readonly string[]): readonly string[] {
  return names.filter((name) => chosenWith(entity, names, name) === name);
}

function chosenWith(entity: Entity, names: readonly string[], name: string): string {
  const unit = referenceOfField(entity, name)?.fields ?? [name];
  return names.find((each) => unit.includes(each)) ?? name;
}

/** Returns the links of a record for other values of it. A reference that differs shows its key. */
function linksOf(
  entity: Entity,
  { values: known, links }: RecordRow,
  values: RecordValues,
): RecordRow['links'] {
  return Object.fromEntries(
    entity.references
      .filter(({ fields }) => fields.every((name) => values[name] === known[name]))
      .map(({ constraint }) => [constraint, links[constraint] ?? null]),
  );
}

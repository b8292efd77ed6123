import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import type { ParentChange } from '@ninefold/data/records/children';
import { type ConflictQuestion, saveChange, type WriteResult } from '@ninefold/records/writes';
import { type Entity, referenceOfField } from '@ninefold/specification';
import {
  type Collision,
  type ConflictChoice,
  ConflictDialog,
} from '@ninefold/ui/patterns/edit-conflict';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { enteredValues } from '../descriptors/index.ts';
import { useWrites } from '../screen-context/index.ts';
import { useInitialLinks } from './use-initial-links.ts';

type Choices = ReadonlyMap<string, ConflictChoice>;

interface Question extends ConflictQuestion {
  readonly texts: RecordChanges;
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
  readonly onSaved: () => void;
}

/**
 * Saves changes to a record that others may have changed meanwhile. What doesn't collide is merged, what
 * does is asked; once the screen is left, it is given up.
 *
 * @returns `save`, and the dialog that asks, to be rendered with the form.
 */
export function useMergingSave(
  entity: Entity,
  { row, opened, fields, change, hasMore, onSaved }: MergingSaveOptions,
): {
  /** @param before The values that the changes were made to. */
  readonly save: (before: RecordValues, texts: RecordChanges) => Promise<WriteResult>;
  readonly dialog: ReactNode;
} {
  const writes = useWrites();
  const [sending] = useState(recordChange);
  const [question, setQuestion] = useState<Question>();
  const links = useInitialLinks(entity, question?.texts ?? noTexts);
  const isHere = useRef(false);
  const answer = useRef<Question['answer']>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      answer.current?.(undefined);
    };
  }, []);

  /** Returns the names of the fields whose own values are given up; undefined where the person gives up. */
  const ask = async (asked: Omit<Question, 'answer'>): Promise<readonly string[] | undefined> => {
    // Nobody can answer on a screen that was left.
    if (!isHere.current) return undefined;
    const { promise, resolve } = Promise.withResolvers<Choices | undefined>();
    answer.current = resolve;
    setQuestion({ ...asked, answer: resolve });
    const choices = await promise;
    setQuestion(undefined);
    const { fields: open } = asked;
    return (
      choices && open.filter((name) => choices.get(chosenWith(entity, open, name)) === 'theirs')
    );
  };

  const save = (base: RecordValues, texts: RecordChanges): Promise<WriteResult> =>
    saveChange(
      writes,
      entity,
      { row, base, values: enteredValues(entity, texts) },
      {
        sending,
        change,
        hasMore,
        onSaved,
        isJudged: true,
        resolve: (asked) =>
          ask({
            ...asked,
            texts: Object.fromEntries(
              Object.entries(texts).filter(([name]) => Object.hasOwn(asked.values, name)),
            ),
          }),
      },
    );

  return {
    save,
    dialog: question !== undefined && links !== undefined && (
      <ConflictDialog
        key={question.current.version}
        title={opened.title}
        collisions={chosenTogether(entity, question.fields).flatMap((name): Collision[] => {
          const field = fields.find((each) => each.name === name);
          return field === undefined ? [] : [{ field, problem: question.problems.get(name) }];
        })}
        merged={fields.filter(({ name, readOnly }) => question.theirs.includes(name) && !readOnly)}
        opened={{ values: question.base, links: linksOf(entity, opened, question.base) }}
        theirs={question.current}
        mine={{
          values: { ...question.current.values, ...question.values },
          links: { ...question.current.links, ...links },
        }}
        onSave={(choices) => question.answer(choices)}
        onCancel={() => question.answer(undefined)}
      />
    ),
  };
}

const noTexts: RecordChanges = {};

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

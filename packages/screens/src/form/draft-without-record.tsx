import { type Entity, entityId, fieldLabel, findEntity } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import type { FieldTexts } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { entitySpecificationQuery } from '../screen-context/queries/index.ts';
import { useScreen } from '../screen-context/index.ts';
import type { DraftRow, StoredDraft } from '../kept-work/drafts/index.ts';
import { draftWithoutRecordMessages } from './messages.ts';

export interface DraftWithoutRecordProps {
  readonly entity: Entity;
  readonly draft: StoredDraft;
}

/** Shows what was typed into the form of a record that can't be read any more, so that it can be copied. */
export function DraftWithoutRecord({ entity, draft }: DraftWithoutRecordProps) {
  const { application } = useScreen();
  const { changes = {}, rows = {} } = draft.restored ?? {};
  const children = Object.entries(rows).flatMap(([id, kept = []]) => {
    const typed = kept.map(typedInto).filter(isTyped);
    return typed.length === 0 ? [] : [{ id, typed }];
  });
  const { data } = useQuery({
    ...entitySpecificationQuery(application, [entityId(entity), ...children.map(({ id }) => id)]),
    enabled: children.length > 0,
  });
  if (!isTyped(changes) && children.length === 0) return null;
  return (
    <Banner
      tone="warning"
      className="mx-4 mt-4 sm:mx-6"
      title={draftWithoutRecordMessages.title}
      actions={
        <Button size="small" onClick={draft.discard}>
          {draftWithoutRecordMessages.discard}
        </Button>
      }
    >
      <div className="grid gap-3">
        {isTyped(changes) && <Typed entity={entity} texts={changes} />}
        {children.map(({ id, typed }) => {
          const child = data && findEntity(data.specification, id);
          const name = child?.plural.value ?? child?.name ?? id;
          return (
            <section key={id} aria-label={name} className="grid gap-1">
              <h2 className="font-medium">{name}</h2>
              <ol className="grid list-decimal gap-2 ps-6">
                {typed.map((texts, index) => (
                  <li key={index}>
                    <Typed entity={child} texts={texts} />
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </Banner>
  );
}

interface TypedProps {
  /** Undefined while it is loading, or where the role can't read it: then fields have their names. */
  readonly entity: Entity | undefined;
  readonly texts: FieldTexts;
}

function Typed({ entity, texts }: TypedProps) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {Object.entries(texts).map(
        ([name, text]) =>
          text !== null && (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{entity ? fieldLabel(entity, name) : name}</dt>
              <dd className="break-words whitespace-pre-wrap select-all">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Returns what was entered in a row that was not to be deleted. */
function typedInto({ texts = {}, initial = {}, deleted }: DraftRow): FieldTexts {
  if (deleted) return {};
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== initial[name]));
}

function isTyped(texts: FieldTexts): boolean {
  return Object.values(texts).some((text) => text !== null);
}

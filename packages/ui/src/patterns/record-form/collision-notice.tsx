import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CollisionSearch, RecordCollision } from '../../shapes/index.ts';
import { OptionalLink } from '../optional-link/index.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { RecordFormModel } from './use-record-form.ts';

/** Milliseconds without a key, after which the database is asked. */
const typingPause = 400;

export interface CollisionNoticeProps {
  readonly form: RecordFormModel;
  readonly search: CollisionSearch;
  readonly constraint: CollisionSearch['constraints'][number];
  /** In a form of a saved record, the values that it has are not looked up. */
  readonly isSaved: boolean;
  /** The error of the field names the record already. */
  readonly isRefused: boolean;
}

/** Names another record that has the values of some fields already. It keeps nobody from saving. */
export function CollisionNotice(props: CollisionNoticeProps) {
  'use no memo';
  const { form, search, constraint, isSaved, isRefused } = props;
  const models = modelsOf(form, [...constraint.fields, ...constraint.reads]);
  const texts = useWatch({ control: form.control, name: models.map(({ textName }) => textName) });
  const [found, setFound] = useState<RecordCollision & { readonly values: string }>();
  const isNew = !isSaved || models.some(({ initial }, index) => texts[index] !== initial);
  const values = JSON.stringify(texts);
  const look = useEffectEvent(async (values: string, signal: AbortSignal) => {
    if (models.some((model) => form.problemOf(model) !== undefined)) return;
    const collision = await search.find(constraint.name, form.values(), signal);
    if (!signal.aborted) setFound(collision && { ...collision, values });
  });
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void look(values, controller.signal), typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [values, isNew]);
  return (
    // Present before it has text: screen readers skip a live region that arrives with its text.
    <span aria-live="polite" className="block text-warning empty:hidden">
      {isNew && !isRefused && found?.values === values && <CollisionText collision={found} />}
    </span>
  );
}

/** One sentence, which ends with a link to the record in the way. */
export function CollisionText({ collision }: { readonly collision: RecordCollision }) {
  const { message, href, title } = collision;
  return (
    <>
      {message}{' '}
      <OptionalLink href={href} variant="inline" target="_blank" rel="noreferrer">
        {title}
      </OptionalLink>
    </>
  );
}

/** Returns the constraints that are named at a field: at the last of their fields. */
export function constraintsAt(
  form: RecordFormModel,
  model: FormFieldModel,
  search: CollisionSearch | undefined,
): CollisionSearch['constraints'] {
  return (search?.constraints ?? []).filter(
    ({ fields }) => modelsOf(form, fields).at(-1) === model,
  );
}

function modelsOf({ fields: all }: RecordFormModel, names: readonly string[]) {
  return all.filter(({ field }) => names.includes(field.name));
}

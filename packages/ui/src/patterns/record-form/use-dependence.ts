import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordFormMessages } from './messages.ts';
import type { RecordFormProps } from './record-form-props.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { RecordFormModel } from './use-record-form.ts';

interface Options extends Pick<RecordFormProps, 'links' | 'pickers'> {
  readonly form: RecordFormModel;
}

/**
 * Follows the fields that limit which record another one may refer to. Empties the field when they
 * change to values that its record doesn't fit.
 */
export function useDependence(model: FormFieldModel, { form, links, pickers }: Options) {
  'use no memo';
  const { field } = model;
  const limits = form.fields.filter(({ field: { name } }) =>
    field.reference?.dependsOn?.includes(name),
  );
  const texts = useWatch({ control: form.control, name: limits.map(({ textName }) => textName) });
  const labels = limits.flatMap((limit) => {
    const label = form.recordLabel(limit, links);
    return label === undefined ? [] : [{ field: limit.field.label, record: label }];
  });
  const [cleared, setCleared] = useState<string>();
  const before = useRef(texts);
  const check = useEffectEvent(async (isCurrent: () => boolean) => {
    setCleared(undefined);
    const label = form.recordLabel(model, links);
    const value = form.values()[field.name] ?? null;
    if (pickers === undefined || value === null) return;
    // Where it can't be found out, the database decides.
    const fits = await pickers.fits(field, form.values()).catch(() => true);
    // Meanwhile another one may have been chosen.
    if (fits || !isCurrent() || form.values()[field.name] !== value) return;
    const names = field.reference?.fields ?? [field.name];
    const own = names.filter((name) => field.reference?.dependsOn?.includes(name) !== true);
    form.enter(Object.fromEntries(own.map((name) => [name, null])));
    form.named(model, undefined);
    setCleared(label ?? '');
  });
  const changed = JSON.stringify(texts);
  useEffect(() => {
    if (changed === JSON.stringify(before.current)) return undefined;
    before.current = JSON.parse(changed) as typeof texts;
    let isCurrent = true;
    void check(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [changed]);
  return {
    isDependent: limits.length > 0,
    hint: labels.map((names) => recordFormMessages.limitedTo(names)).join(' '),
    cleared: cleared === undefined ? undefined : recordFormMessages.cleared({ record: cleared }),
    forget: () => setCleared(undefined),
  };
}

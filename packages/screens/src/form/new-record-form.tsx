import { entityId } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDraft } from '../kept-work/drafts/index.ts';
import { useCopiedRecord } from './use-copied-record.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useNextPosition } from './use-next-position.ts';
import { useOnlyChoices } from './use-only-choices.ts';
import { useStartValues } from './use-start-values.ts';
import { useTenantValues } from './use-tenant-values.ts';
import { CreateForm, type NewRecordFormProps } from './create-form.tsx';

/** The form of a new record: with rules, rows, files, a draft that is kept, and what lost answers need. */
export function NewRecordForm(props: NewRecordFormProps) {
  const { entity, given, fixed = noValues, part, onCreated } = props;
  const copied = useCopiedRecord(entity);
  const draft = useDraft(part);
  const { restored } = draft;
  const tenant = useTenantValues(entity);
  const declared = useStartValues(entity, tenant);
  const start = useMemo(() => ({ ...declared, ...fixed }), [declared, fixed]);
  const begun = useMemo(
    () => ({ ...start, ...given, ...restored?.changes }),
    [start, given, restored],
  );
  const only = useOnlyChoices(entity, begun);
  const entered = useMemo(() => ({ ...only, ...begun }), [only, begun]);
  const links = useInitialLinks(entity, entered);
  const nextPosition = useNextPosition(entity);
  const within = { ...tenant, ...given, ...fixed };
  const first = useQuery({
    queryKey: ['next position', entityId(entity), tenant, given, fixed],
    queryFn: () => nextPosition(within),
    enabled: tenant !== undefined,
    networkMode: 'always',
    // Looked up for each new record, and never while its form is open.
    staleTime: Infinity,
    gcTime: 0,
  });
  // Without it the form still works: the position is typed.
  const firstPosition = first.isError ? {} : first.data;
  const [next, setNext] = useState<{
    readonly count: number;
    readonly position: typeof noValues;
  }>();
  const position = next?.position ?? firstPosition;
  const unasked = useMemo(() => ({ ...start, ...position }), [start, position]);
  const initial = useMemo(
    () =>
      position && copied && only && { ...only, ...start, ...copied.values, ...given, ...position },
    [only, start, copied, given, position],
  );
  const startNext = async () => {
    const position = await nextPosition(within).catch(() => ({}));
    draft.discard();
    setNext((last) => ({ count: (last?.count ?? 0) + 1, position }));
  };
  if (copied?.failure !== undefined) return copied.failure;
  if (links === undefined || initial === undefined || copied === undefined) return null;
  return (
    <CreateForm
      {...props}
      key={restored === undefined ? (next?.count ?? 0) : 'restored'}
      start={unasked}
      initial={initial}
      links={{ ...copied.links, ...links }}
      draft={draft}
      isNext={next !== undefined}
      onNext={startNext}
      onCreated={
        part === undefined || onCreated === undefined
          ? onCreated
          : async (row, outcome) => {
              // A part may stay. What is typed from here on is another record.
              await startNext();
              await onCreated(row, outcome);
            }
      }
    />
  );
}

const noValues: Readonly<Record<string, string>> = {};

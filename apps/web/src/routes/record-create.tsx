import { CreationUncertain, recordCreation } from '@ninefold/data/records/creation';
import { type Entity, entityId, entityPath } from '@ninefold/data/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { useToast } from '@ninefold/ui/components/toast';
import { LostAnswer } from '@ninefold/ui/patterns/lost-answer';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useDirtyGuard } from '../application/use-dirty-guard.tsx';
import { useInitialLinks } from '../application/use-initial-links.ts';
import { useRecordSearch } from '../application/use-record-search.ts';
import { useRefusal } from '../application/use-refusal.ts';
import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { useLeaveForm } from '../application/use-visited.ts';
import { whileSignedIn } from '../application/while-signed-in.ts';
import { recordAddress } from '../assemble/addresses.ts';
import { withBoundHints } from '../assemble/bound-hints.ts';
import { formFields, shownFields } from '../assemble/field-descriptor.ts';
import { enteredValues, problemWith } from '../assemble/entered-values.ts';
import { withOwnRules } from '../assemble/own-rules.ts';
import { ownRoles } from '../assemble/own-roles.ts';
import { problemWithState, withStatesToChoose } from '../assemble/state-choice.ts';
import { recordsChanged } from '../queries/records.ts';
import { EntityScreen } from './entity-screen.tsx';
import { Allowed } from './not-allowed.tsx';

export const route = createLazyRoute('/frame/data/$entity/new')({
  component: () => (
    <EntityScreen>
      {(entity) => (
        <Allowed entity={entity} action="insert">
          <CreateScreen key={entityId(entity)} entity={entity} />
        </Allowed>
      )}
    </EntityScreen>
  ),
});

function CreateScreen({ entity }: { readonly entity: Entity }) {
  const { application, known, person } = useScreen();
  const source = useRecordSource();
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const guard = useDirtyGuard();
  const leave = useLeaveForm();
  const [creation] = useState(recordCreation);
  const [uncertain, setUncertain] = useState<CreationUncertain>();
  const createsAnother = useRef(false);
  const initial = useGivenValues(entity);
  const links = useInitialLinks(entity, initial);
  const searchRecords = useRecordSearch(entity);
  const choice = useMemo(
    () => ({ specification: known.specification, entity, roles: ownRoles(person) }),
    [known, entity, person],
  );
  const fields = useMemo(
    () =>
      withOwnRules(
        withStatesToChoose(
          withBoundHints(
            formFields(choice.specification, entity, { mode: 'create', roles: choice.roles }),
            choice,
          ),
          choice,
        ),
        entity,
        known.declaration,
      ),
    [choice, entity, known],
  );
  const label = entity.label.value ?? entity.name;
  const refusal = useRefusal(entity, `${label} couldn’t be created`);

  async function create(changes: RecordChanges) {
    const another = createsAnother.current;
    createsAnother.current = false;
    setUncertain(undefined);
    try {
      const values = enteredValues(entity, changes);
      const row = await whileSignedIn(application, () =>
        creation.send(source, entity, values, { another }),
      );
      guard.release();
      await recordsChanged(queries);
      await leave(row?.href === undefined ? entityPath(entity) : recordAddress(entity, row.id));
      toast.show({
        tone: 'success',
        title: row === null ? `${label} was created` : `${row.title} was created`,
      });
      return undefined;
    } catch (error) {
      if (error instanceof CreationUncertain) setUncertain(error);
      return refusal.of(error);
    }
  }

  return (
    <>
      <title>{`New ${label.toLowerCase()}`}</title>
      <PageHeader title={`New ${label.toLowerCase()}`} description={entity.description.value} />
      {links !== undefined && (
        <RecordForm
          label={`New ${label.toLowerCase()}`}
          mode="create"
          fields={fields}
          initial={initial}
          links={links}
          validate={(field, text, values) =>
            problemWith(choice.specification, entity, field, text) ??
            problemWithState(choice, field, values)
          }
          searchRecords={searchRecords}
          onSubmit={create}
          onDirtyChange={guard.setDirty}
          notice={
            uncertain !== undefined &&
            uncertain.candidates.length > 0 && (
              <LostAnswer
                candidates={uncertain.candidates}
                createdAt={shownFields(known.specification, entity).find(
                  ({ name }) => name === uncertain.createdAt,
                )}
                onOpen={guard.release}
                onSaveAnew={() => {
                  createsAnother.current = true;
                }}
              />
            )
          }
          onCancel={() => router.history.back()}
        />
      )}
      {guard.dialog}
    </>
  );
}

/** Values given in the address: `/data/visit/new?work_order_id=4811`. Others are left out. */
function useGivenValues(entity: Entity): Readonly<Record<string, string>> {
  const { searchStr } = useLocation();
  return useMemo(() => {
    const names = new Set(entity.fields.map((field) => field.name));
    return Object.fromEntries(
      [...new URLSearchParams(searchStr)].filter(([name]) => names.has(name)),
    );
  }, [entity, searchStr]);
}

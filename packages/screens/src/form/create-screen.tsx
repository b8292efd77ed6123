import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityName, entityPath } from '@ninefold/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recordAddress } from '../addresses/index.ts';
import { entityScreen } from '../failures/index.ts';
import { useLeaveForm, useVisitedAddresses } from '../navigation/index.ts';
import { relatedChanged } from '../screen-context/queries/index.ts';
import { useRecordSource } from '../screen-context/index.ts';
import type { NewRecordFormProps } from './create-form.tsx';
import { createScreenMessages } from './messages.ts';
import { NewRecordForm } from './new-record-form.tsx';
import { parentAddress } from './parent-address.ts';
import { RequirePermission } from './require-permission.tsx';
import { useCancelForm } from './use-cancel-form.ts';

export const CreateScreen = entityScreen(NewRecordScreen);

type NewRecordScreenProps = Omit<NewRecordFormProps, 'given' | 'offersAnother' | 'part'>;

/** The form of a new record, with the values of its address. It leads on to the record, or back. */
export function NewRecordScreen(props: NewRecordScreenProps) {
  return (
    <RequirePermission entity={props.entity} action="insert">
      <NewRecord {...props} />
    </RequirePermission>
  );
}

function NewRecord(props: NewRecordScreenProps) {
  const { entity } = props;
  const given = useAddressValues(entity);
  const leave = useLeaveForm();
  const cancel = useCancelForm();
  const visited = useVisitedAddresses();
  const queries = useQueryClient();
  const { client } = useRecordSource();
  const title = createScreenMessages.title(entityName(entity));

  async function leaveFor(row: RecordRow | null) {
    const address = row?.href === undefined ? entityPath(entity) : recordAddress(entity, row.id);
    const parent = parentAddress(entity, given, visited.previous());
    if (parent !== undefined) await relatedChanged(queries, client, entity);
    await leave(parent ?? address, address);
  }

  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} description={entity.description.value} />
      <NewRecordForm
        {...props}
        given={given}
        onCreated={props.onCreated ?? leaveFor}
        offersAnother
        onCancel={props.onCancel ?? (() => cancel(entityPath(entity)))}
      />
    </>
  );
}

/** Values given in the address: `/data/visit/new?work_order_id=4811`. Others are left out. */
function useAddressValues(entity: Entity): Readonly<Record<string, string>> {
  const { searchStr } = useLocation();
  return useMemo(() => {
    const names = new Set(entity.fields.map((field) => field.name));
    return Object.fromEntries(
      [...new URLSearchParams(searchStr)].filter(([name]) => names.has(name)),
    );
  }, [entity, searchStr]);
}

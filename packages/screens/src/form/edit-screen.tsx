import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityLabel, entityName, entityPath } from '@ninefold/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { useLocation, useParams } from '@tanstack/react-router';
import { editAddress, recordAddress, recordId } from '../addresses/index.ts';
import { entityScreen } from '../failures/index.ts';
import { pathOf, useLeaveForm, useVisitedAddresses } from '../navigation/index.ts';
import { useNeighbours } from '../record/neighbours/index.ts';
import {
  type EditHeaderProps,
  EditRecordForm,
  type EditRecordFormProps,
} from './edit-record-form.tsx';
import { editScreenMessages } from './messages.ts';
import { useCancelForm } from './use-cancel-form.ts';

export const EditScreen = entityScreen(({ entity }) => {
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  // Each record has its own draft.
  return <EditRecordScreen key={id} entity={entity} id={id} />;
});

type EditRecordScreenProps = Omit<EditRecordFormProps, 'focusField' | 'Header' | 'onNext' | 'part'>;

/** The form of a record. It leads on to the record, to its list or to the next one. */
export function EditRecordScreen(props: EditRecordScreenProps) {
  const { entity, id } = props;
  const leave = useLeaveForm();
  const cancel = useCancelForm();
  const visited = useVisitedAddresses();
  const saved = (row: RecordRow) => {
    const record = recordAddress(entity, row.id);
    const list = entityPath(entity);
    // Opened from a list, as by its key E, the form leads back to the record's row.
    const isFromList = pathOf(visited.previous() ?? '') === list;
    return leave(isFromList ? list : record, record);
  };
  return (
    <EditRecordForm
      {...props}
      Header={EditHeader}
      focusField={useLocation().hash}
      onSaved={props.onSaved ?? saved}
      onNext={useNeighbours(entity, id, formAddress)?.onNext}
      onCancel={props.onCancel ?? (() => cancel(recordAddress(entity, id)))}
    />
  );
}

/** Returns the address of a neighbour's form. */
function formAddress(entity: Entity, id: string): string {
  return editAddress(entity, id);
}

function EditHeader({ entity, row }: EditHeaderProps) {
  const title =
    row === undefined
      ? editScreenMessages.titleWhileLoading(entityName(entity))
      : editScreenMessages.title({ title: row.title });
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} description={entityLabel(entity)} />
    </>
  );
}

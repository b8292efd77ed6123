import { entityLabel } from '@ninefold/specification';
import { ScreenBarEnd } from '@ninefold/ui/patterns/app-frame';
import { Neighbours } from '@ninefold/ui/patterns/neighbours';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../../addresses/index.ts';
import { entityScreen } from '../../failures/index.ts';
import { useNeighbours } from '../neighbours/index.ts';
import { RecordContent, type RecordContentProps } from './record-content.tsx';
import { useShownRecord } from './use-shown-record.ts';
import { WayBack } from './way-back.tsx';

export const DetailScreen = entityScreen(({ entity }) => {
  const { id: segment = '' } = useParams({ strict: false });
  return <RecordDetailScreen entity={entity} id={recordId(segment)} />;
});

export type RecordDetailScreenProps = Omit<RecordContentProps, 'placement'>;

/** The page of a record, with the way back to its list and to the records beside it there. */
export function RecordDetailScreen(props: RecordDetailScreenProps) {
  const { entity, id } = props;
  const { data: row } = useShownRecord(entity, id);
  const neighbours = useNeighbours(entity, id);
  const label = entityLabel(entity);
  return (
    <>
      <title>{row === undefined ? label : `${row.title} · ${label}`}</title>
      {row !== undefined && neighbours && (
        <ScreenBarEnd key={id}>
          <Neighbours {...neighbours} />
        </ScreenBarEnd>
      )}
      <WayBack entity={entity} />
      <RecordContent {...props} />
    </>
  );
}

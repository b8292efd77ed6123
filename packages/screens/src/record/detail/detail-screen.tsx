import { entityLabel } from '@ninefold/specification';
import { ScreenBarEnd } from '@ninefold/ui/patterns/app-frame';
import { Neighbours } from '@ninefold/ui/patterns/neighbours';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../../addresses/index.ts';
import { entityScreen, type EntityScreenProps } from '../../failures/index.ts';
import { useNeighbours } from '../neighbours/index.ts';
import { RecordContent } from './record-content.tsx';
import { useShownRecord } from './use-shown-record.ts';
import { WayBack } from './way-back.tsx';

export const DetailScreen = entityScreen(EntityDetail);

function EntityDetail({ entity }: EntityScreenProps) {
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
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
      <RecordContent entity={entity} id={id} />
    </>
  );
}

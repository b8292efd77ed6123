import { type Entity, entityLabel, entityPath } from '@ninefold/specification';
import { ScreenBarEnd } from '@ninefold/ui/patterns/app-frame';
import { Neighbours } from '@ninefold/ui/patterns/neighbours';
import { useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useParams, useRouter } from '@tanstack/react-router';
import { openingAddress, recordId } from '../../addresses/index.ts';
import { entityScreen, type EntityScreenProps } from '../../failures/index.ts';
import { useVisitedAddresses } from '../../navigation/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { useNeighbours } from '../neighbours/index.ts';
import { detailScreenMessages } from './messages.ts';
import { RecordContent } from './record-content.tsx';
import { useShownRecord } from './use-shown-record.ts';

export const DetailScreen = entityScreen(EntityDetail);

function EntityDetail({ entity }: EntityScreenProps) {
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  const { data: row } = useShownRecord(entity, id);
  const neighbours = useNeighbours(entity, id);
  useWayBack(entity);
  const label = entityLabel(entity);
  return (
    <>
      <title>{row === undefined ? label : `${row.title} · ${label}`}</title>
      {row !== undefined && neighbours && (
        <ScreenBarEnd key={id}>
          <Neighbours {...neighbours} />
        </ScreenBarEnd>
      )}
      <RecordContent entity={entity} id={id} />
    </>
  );
}

/** Escape leads back to where the record was opened from, or else to its list. */
function useWayBack(entity: Entity): void {
  const router = useRouter();
  const visited = useVisitedAddresses();
  const { roles } = useScreen();
  const list = visited.latestOf(entityPath(entity)) ?? openingAddress(entity, roles);
  useScreenActions([
    {
      id: 'back',
      label: detailScreenMessages.back,
      shortcut: 'Escape',
      onSelect: () =>
        router.history.canGoBack() ? router.history.back() : void router.navigate({ to: list }),
    },
  ]);
}

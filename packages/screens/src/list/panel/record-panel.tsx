import { type Entity, entityLabel, entityPath } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { Anchor } from '@ninefold/ui/components/link';
import { Neighbours } from '@ninefold/ui/patterns/neighbours';
import { SidePanel } from '@ninefold/ui/patterns/side-panel';
import { recordAddress, writeAddress } from '../../addresses/index.ts';
import { EditableRecord } from '../../form/edit-values/index.ts';
import { useShownRecord } from '../../record/detail/index.ts';
import { useNeighbours } from '../../record/neighbours/index.ts';
import { recordPanelMessages } from './messages.ts';
import { usePanelWidth } from './panel-width.ts';

export interface RecordPanelProps {
  readonly entity: Entity;
  readonly id: string;
  readonly onClose: () => void;
}

/** A record beside its list, as its own screen shows it. */
export function RecordPanel({ entity, id, onClose }: RecordPanelProps) {
  const { data: row } = useShownRecord(entity, id);
  const [width, setWidth] = usePanelWidth();
  const neighbours = useNeighbours(
    entity,
    id,
    (_, panel, list) => `${entityPath(entity)}?${writeAddress({ ...list, panel })}`,
  );
  return (
    <SidePanel
      label={row?.title ?? entityLabel(entity)}
      width={width}
      onWidthChange={setWidth}
      onClose={onClose}
      head={
        <>
          {neighbours && <Neighbours {...neighbours} />}
          <Button asChild size="small" className="ms-auto">
            <Anchor href={recordAddress(entity, id)}>{recordPanelMessages.open}</Anchor>
          </Button>
        </>
      }
    >
      <EditableRecord entity={entity} id={id} placement="panel" />
    </SidePanel>
  );
}

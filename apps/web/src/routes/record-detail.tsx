import { type Entity, entityId, fieldLabel } from '@ninefold/data/specification';
import { Button } from '@ninefold/ui/components/button';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import { WhereToGo } from '@ninefold/ui/patterns/state-moves';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';

import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { changeAddress, recordId } from '../assemble/addresses.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { ownRoles } from '../assemble/own-roles.ts';
import { stateBadges } from '../assemble/state-badges.ts';
import { stateWays } from '../assemble/state-moves.ts';
import { recordQuery } from '../queries/records.ts';
import { EntityScreen } from './entity-screen.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useRelatedRecords } from './related-records.tsx';
import { RemoveButton } from './remove-button.tsx';

export const route = createLazyRoute('/frame/data/$entity/$id')({
  component: () => (
    <EntityScreen>
      {(entity) => <DetailScreen key={entityId(entity)} entity={entity} />}
    </EntityScreen>
  ),
});

function DetailScreen({ entity }: { readonly entity: Entity }) {
  const { known, person } = useScreen();
  const source = useRecordSource();
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  const record = useQuery(recordQuery(source, entity, id));
  const fields = useMemo(() => shownFields(known.specification, entity), [known, entity]);
  const related = useRelatedRecords(entity, record.data);
  const label = entity.label.value ?? entity.name;
  const row = record.data;
  const ways = useMemo(
    () => (row === undefined ? [] : stateWays(known.specification, entity, row, ownRoles(person))),
    [known, entity, row, person],
  );
  const isMovable = ways.some(({ moves }) => moves.length > 0);

  return (
    <>
      <title>{row === undefined ? label : `${row.title} · ${label}`}</title>
      <RecordDetail
        row={row}
        subtitle={label}
        badges={stateBadges(fields, row).map(({ field, option }) => (
          <StatusBadge key={field.name} tone={option.tone ?? 'neutral'}>
            {option.label}
          </StatusBadge>
        ))}
        actions={
          row !== undefined && (
            <>
              {entity.grants.delete && <RemoveButton entity={entity} row={row} />}
              {entity.grants.update && (
                <Button asChild variant={isMovable ? 'secondary' : 'primary'}>
                  <a href={changeAddress(entity, row.id)}>Change</a>
                </Button>
              )}
              {ways.map((way) => (
                <MoveButtons key={way.field} entity={entity} row={row} ways={way} />
              ))}
            </>
          )
        }
        fields={fields}
        aside={
          ways.length === 0 ? undefined : (
            <div className="grid gap-6">
              {ways.map((way) => (
                <WhereToGo
                  key={way.field}
                  title={
                    ways.length > 1
                      ? `${fieldLabel(entity, way.field)}: where it can go`
                      : undefined
                  }
                  ways={way.ways}
                />
              ))}
            </div>
          )
        }
        related={related}
        notice={
          record.error && (
            <FailureNotice error={record.error} onRetry={() => void record.refetch()} />
          )
        }
      />
    </>
  );
}

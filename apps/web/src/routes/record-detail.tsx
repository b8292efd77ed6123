import { type Entity, entityId, fieldLabel } from '@ninefold/data/specification';
import { question } from '@ninefold/data/specification/why';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import { WhereToGo } from '@ninefold/ui/patterns/state-moves';
import { Why, WhyMark } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';

import { useMarking } from '../application/use-marking.ts';
import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { useStateWays } from '../application/use-state-ways.ts';
import { recordId } from '../assemble/addresses.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { stateBadges } from '../assemble/state-badges.ts';
import { recordQuery } from '../queries/records.ts';
import { EntityScreen } from './entity-screen.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { RecordActions } from './record-actions.tsx';
import { useRelatedRecords } from './related-records.tsx';

export const route = createLazyRoute('/frame/data/$entity/$id')({
  component: () => (
    <EntityScreen>
      {(entity) => <DetailScreen key={entityId(entity)} entity={entity} />}
    </EntityScreen>
  ),
});

function DetailScreen({ entity }: { readonly entity: Entity }) {
  const { known } = useScreen();
  const source = useRecordSource();
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  const record = useQuery(recordQuery(source, entity, id));
  const fields = useMemo(() => shownFields(known.specification, entity), [known, entity]);
  const related = useRelatedRecords(entity, record.data);
  const label = entity.label.value ?? entity.name;
  const markingOf = useMarking();
  const row = useMemo(
    () => record.data && markingOf(entity)(record.data),
    [record.data, markingOf, entity],
  );
  const ways = useStateWays(entity, row);

  return (
    <>
      <title>{row === undefined ? label : `${row.title} · ${label}`}</title>
      <RecordDetail
        row={row}
        subtitle={
          <WhyMark why={question('entity', entityId(entity))} name={label}>
            {label}
          </WhyMark>
        }
        badges={stateBadges(fields, row).map(({ field, option }) => (
          <Why
            key={field.name}
            why={question('state', entityId(entity), field.name, option.value)}
            name={option.label}
          >
            <StatusBadge tone={option.tone ?? 'neutral'}>{option.label}</StatusBadge>
          </Why>
        ))}
        actions={row !== undefined && <RecordActions entity={entity} row={row} />}
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
                  why={way.why}
                />
              ))}
            </div>
          )
        }
        related={related}
        notice={
          record.error && (
            <FailureNotice
              entity={entity}
              error={record.error}
              onRetry={() => void record.refetch()}
            />
          )
        }
      />
    </>
  );
}

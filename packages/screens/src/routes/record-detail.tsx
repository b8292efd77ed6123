import { type Entity, entityId, fieldLabel } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import { NextSteps } from '@ninefold/ui/patterns/state-transitions';
import { Why, WhyMark } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';

import { useMarking } from '../application/use-marking.ts';
import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { useStateWays } from '../application/use-state-ways.ts';
import { recordId } from '../assemble/addresses.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { fieldsInHeading } from '../assemble/fields-in-heading.ts';
import { stateBadges } from '../assemble/state-badges.ts';
import { recordQuery } from '../queries/records.ts';
import { EntityScreen } from './entity-screen.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { RecordActions } from './record-actions.tsx';
import { useRelatedRecords } from './related-records.tsx';

export function DetailScreen() {
  return (
    <EntityScreen>
      {(entity) => <EntityDetail key={entityId(entity)} entity={entity} />}
    </EntityScreen>
  );
}

function EntityDetail({ entity }: { readonly entity: Entity }) {
  const { known } = useScreen();
  const source = useRecordSource();
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  const record = useQuery(recordQuery(source, entity, id));
  const fields = useMemo(() => shownFields(known.specification, entity, 'detail'), [known, entity]);
  const related = useRelatedRecords(entity, record.data);
  const label = entity.label.value ?? entity.name;
  const markingOf = useMarking();
  const row = useMemo(
    () => record.data && markingOf(entity)(record.data),
    [record.data, markingOf, entity],
  );
  const ways = useStateWays(entity, row);
  const badges = stateBadges(fields, row);
  const inHeading = fieldsInHeading(entity, fields, row, badges);
  const leading = ways.filter((way) => way.ways.length > 0);

  return (
    <>
      <title>{row === undefined ? label : `${row.title} · ${label}`}</title>
      <RecordDetail
        row={row}
        subtitle={
          <>
            <WhyMark why={question('entity', entityId(entity))} name={label}>
              {label}
            </WhyMark>
            {inHeading.map((field) => (
              <WhyMark key={field.name} why={field.why} name={field.label} />
            ))}
            {ways
              .filter((way) => !leading.includes(way))
              .map((way) => (
                <WhyMark key={way.field} why={way.why} name={fieldLabel(entity, way.field)} />
              ))}
          </>
        }
        badges={badges.map(({ field, option }) => (
          <span key={field.name}>
            <span className="sr-only">{field.label}: </span>
            <Why
              why={question('state', entityId(entity), field.name, option.value)}
              name={option.label}
            >
              <StatusBadge tone={option.tone ?? 'neutral'}>{option.label}</StatusBadge>
            </Why>
          </span>
        ))}
        actions={row !== undefined && <RecordActions entity={entity} row={row} />}
        fields={fields.filter((field) => !inHeading.includes(field))}
        aside={
          leading.length === 0 ? undefined : (
            <div className="grid gap-6">
              {leading.map((way) => (
                <NextSteps
                  key={way.field}
                  title={
                    leading.length > 1 ? `${fieldLabel(entity, way.field)}: next steps` : undefined
                  }
                  steps={way.ways}
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

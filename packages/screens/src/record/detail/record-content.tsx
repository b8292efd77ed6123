import { entityId, entityLabel, fieldLabel } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { RecordDetail, type RecordDetailProps } from '@ninefold/ui/patterns/record-detail';
import { NextSteps } from '@ninefold/ui/patterns/state-transitions';
import { Why, WhyMark } from '@ninefold/ui/patterns/why';
import type { RecordMark } from '@ninefold/ui/shapes';
import { Fragment, type ReactNode, use, useMemo, useState } from 'react';
import { withCustomCells } from '../../custom-code/custom-cells/index.ts';
import { deferred } from '../../application/index.ts';
import type { WaitingNoticeProps } from '../../kept-work/offline/index.ts';
import { useLiveRecord, withWaiting } from '../../changes/index.ts';
import { useRowMarks } from '../row-marks/index.ts';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';
import { RecordActions, useStateTransitions } from '../record-actions/index.ts';
import { readableFields } from '../../descriptors/index.ts';
import { arrangeFields } from './arrange-fields.ts';
import { declaredFields } from './declared-fields.ts';
import { fieldsInHeading, stateBadges } from './heading.ts';
import { detailScreenMessages } from './messages.ts';
import { ValueEditorsContext } from './value-editors-context.ts';
import { Presence } from '../presence/index.tsx';
import { type EntityScreenProps, failureNotice } from '../../failures/index.ts';
import { useRelatedRecords } from '../related-records/index.ts';
import { useShownRecord } from './use-shown-record.ts';

const WaitingNotice = deferred<'WaitingNotice', WaitingNoticeProps>(
  () => import('../../kept-work/offline/waiting.ts'),
  'WaitingNotice',
);

export interface RecordContentProps
  extends EntityScreenProps, Pick<RecordDetailProps, 'placement'> {
  readonly id: string;
  /** Names of the fields that it shows; all when left out. */
  readonly names?: readonly string[] | undefined;
  /** Renders the record from its parts. By default, RecordDetail does. */
  readonly children?: ((parts: RecordDetailProps) => ReactNode) | undefined;
}

/** A record as its screen and the panel beside a list show it. */
export function RecordContent({
  entity,
  id,
  names,
  placement,
  children = renderDetail,
}: RecordContentProps) {
  const { loaded } = useScreen();
  const source = useRecordSource();
  const record = useShownRecord(entity, id);
  const fields = useMemo(
    () =>
      withCustomCells(
        readableFields(loaded.specification, entity, 'detail'),
        entity,
        loaded.declaration,
      ),
    [loaded, entity],
  );
  useLiveRecord(source, entity, id);
  const related = useRelatedRecords(entity, record.data);
  const label = entityLabel(entity);
  const rowMarksOf = useRowMarks('detail');
  const row = useMemo(
    () => record.data && rowMarksOf(entity)(record.data),
    [record.data, rowMarksOf, entity],
  );
  const ways = useStateTransitions(entity, row);
  const badges = stateBadges(fields, row && withWaiting(row));
  const inHeading = fieldsInHeading(entity, fields, row, badges);
  const declared = useMemo(() => declaredFields(loaded, entity), [loaded, entity]);
  const { facts, body, footer } = arrangeFields(
    entity,
    fields.filter((field) => !inHeading.includes(field) && names?.includes(field.name) !== false),
    declared,
  );
  // It stays as it is while going through the records of a list.
  const [isUnfolded, setUnfolded] = useState(false);
  const renderEditors = use(ValueEditorsContext);
  const needing = ways.filter(({ requirements }) => requirements.length > 0);

  return (
    <>
      <Presence entity={entity} id={id} className="px-4 pt-4 text-md text-ink-muted sm:px-6" />
      <WaitingNotice entity={entity} id={id} className="mx-4 mt-4 sm:mx-6" />
      {/* Another record is another screen, whose heading takes the focus. */}
      <Fragment key={id}>
        {renderEditors({
          entity,
          id,
          row: record.isPlaceholderData ? undefined : row,
          children: ({ shown, editing }) =>
            children({
              placement,
              row: row && shown(row),
              editing,
              unknown: record.isPaused ? detailScreenMessages.notLoaded : undefined,
              subtitle: (
                <>
                  <WhyMark why={question('entity', entityId(entity))} name={label}>
                    {label}
                  </WhyMark>
                  {inHeading.map((field) => (
                    <WhyMark key={field.name} why={field.why} name={field.label} />
                  ))}
                  {ways.map((way) => (
                    <WhyMark key={way.field} why={way.why} name={fieldLabel(entity, way.field)} />
                  ))}
                </>
              ),
              badges: badges.map(({ field, option }) => (
                <span key={field.name}>
                  <span className="sr-only">
                    {detailScreenMessages.state({ field: field.label })}{' '}
                  </span>
                  <Why
                    why={question('state', entityId(entity), field.name, option.value)}
                    name={option.label}
                  >
                    <StatusBadge tone={option.tone ?? 'neutral'}>{option.label}</StatusBadge>
                  </Why>
                  <Mark mark={row?.marks?.[field.name]} />
                </span>
              )),
              actions:
                // All at once: one that came later would move the others.
                row !== undefined && (record.isPaused || !record.isPlaceholderData) && (
                  <RecordActions entity={entity} row={row} />
                ),
              facts,
              fields: body,
              footer,
              folding: {
                kept: [
                  ...(declared.columns === undefined ? [] : facts.map(({ name }) => name)),
                  ...ways.flatMap(({ missing }) => missing),
                ],
                open: isUnfolded,
                onOpenChange: setUnfolded,
              },
              aside: needing.length > 0 && (
                <div className="grid gap-6 border-b border-line p-4 sm:p-5">
                  {needing.map((way) => (
                    <NextSteps
                      key={way.field}
                      title={
                        needing.length > 1
                          ? detailScreenMessages.nextSteps({
                              field: fieldLabel(entity, way.field),
                            })
                          : undefined
                      }
                      steps={way.requirements}
                    />
                  ))}
                </div>
              ),
              related,
              notice: failureNotice(record, entity),
            }),
        })}
      </Fragment>
    </>
  );
}

const renderDetail = (parts: RecordDetailProps) => <RecordDetail {...parts} />;

function Mark({ mark }: { readonly mark: RecordMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <StatusBadge tone={mark.tone} className="ms-2">
      {mark.label}
    </StatusBadge>
  );
}

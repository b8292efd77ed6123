import { type Entity, entityLabel, findEntity } from '@ninefold/specification';
import { DescriptionItem, DescriptionList } from '@ninefold/ui/components/description-list';
import { Heading } from '@ninefold/ui/components/heading';
import { Link } from '@ninefold/ui/components/link';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { FieldDisplay } from '@ninefold/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { readableFields } from '../descriptors/index.ts';
import { withCustomCells } from '../custom-code/custom-cells/index.ts';
import { failureOf } from '../application/index.ts';
import { type EntitySpecification, recordQuery } from '../screen-context/queries/index.ts';
import { useEntitySpecification, useSourceOf } from '../screen-context/index.ts';
import { recordPeekMessages } from './messages.ts';

/** As many as are read at a glance. */
const mostFacts = 8;

export interface RecordPeekProps {
  /** By `entityId`. */
  readonly entity: string;
  readonly id: string;
}

/** The main facts of a record, with a link that opens it in a new tab: the form stays. */
export function RecordPeek({ entity: name, id }: RecordPeekProps) {
  const loaded = useEntitySpecification([name]);
  const entity = findEntity(loaded.specification, name);
  return entity === undefined ? null : <Facts entity={entity} id={id} loaded={loaded} />;
}

interface FactsProps {
  readonly entity: Entity;
  readonly id: string;
  readonly loaded: EntitySpecification;
}

function Facts({ entity, id, loaded }: FactsProps) {
  const source = useSourceOf(loaded);
  const { data: row, error } = useQuery(recordQuery(source, entity, id));
  if (row === undefined) {
    return error === null ? <PeekSkeleton /> : <p role="alert">{failureOf(error).message}</p>;
  }
  const readable = readableFields(loaded.specification, entity, 'detail');
  const fields = withCustomCells(readable, entity, loaded.declaration)
    .filter(({ name }) => row.values[name] !== null && row.values[name] !== undefined)
    .slice(0, mostFacts);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-ink-subtle">{entityLabel(entity)}</p>
        <Heading level={2} size="medium">
          <bdi>{row.title}</bdi>
        </Heading>
      </div>
      <DescriptionList>
        {fields.map((field) => (
          <DescriptionItem key={field.name} term={field.label}>
            <FieldDisplay
              field={field}
              value={row.values[field.name]}
              link={field.reference && unlinked(row.links[field.reference.constraint])}
              place="detail"
            />
          </DescriptionItem>
        ))}
      </DescriptionList>
      {row.href !== undefined && (
        <Link href={row.href} variant="inline" target="_blank" rel="noreferrer" className="w-fit">
          {recordPeekMessages.open}
        </Link>
      )}
    </div>
  );
}

function PeekSkeleton() {
  return (
    <Loading className="grid gap-3">
      {[40, 64, 56, 60].map((width) => (
        <Skeleton key={width} style={{ width: `${width / 4}rem` }} />
      ))}
    </Loading>
  );
}

/** A link to another record would leave the form. */
function unlinked(link: { readonly label: string } | null | undefined) {
  return link && { label: link.label };
}

import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import { ShowField } from '../../fields/index.ts';
import type { FieldDescriptor, FieldValue } from '../shapes.ts';
import { FieldLabel } from './field-label.tsx';
import type {
  DetailSection,
  RecordDetailLabels,
  RecordDetailProps,
} from './record-detail-props.ts';

export interface DetailSectionsProps extends Omit<RecordDetailProps, 'labels'> {
  readonly labels: RecordDetailLabels;
}

/** The record's own fields, in their groups. */
export function DetailSections(props: DetailSectionsProps) {
  const { fields, labels } = props;
  const sections = props.sections ?? [
    { id: 'all', title: undefined, fields: fields.map(({ name }) => name) },
  ];
  return sections.map((section) => (
    <section
      key={section.id}
      aria-label={section.title ?? labels.fields}
      className="border-t border-line px-4 py-5 sm:px-6"
    >
      {section.title !== undefined && (
        <h2 className="mb-3 text-base font-semibold">{section.title}</h2>
      )}
      <SectionFields section={section} detail={props} />
    </section>
  ));
}

interface SectionFieldsProps {
  readonly section: DetailSection;
  readonly detail: DetailSectionsProps;
}

function SectionFields({ section, detail }: SectionFieldsProps) {
  const { fields, row, why, labels } = detail;
  const shown = section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const list = (
    <DescriptionList columns={2}>
      {shown.map((field) => (
        <DescriptionItem
          key={field.name}
          term={<FieldLabel field={field} why={why?.(field)} labels={labels} />}
          wide={row !== undefined && isLong(field, row.values[field.name])}
        >
          {row === undefined ? (
            <Skeleton className="my-1 w-32" />
          ) : (
            <ShowField
              field={field}
              value={row.values[field.name]}
              link={field.reference && row.links[field.reference.constraint]}
              place="detail"
            />
          )}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
  return row === undefined ? <Loading label={labels.loading}>{list}</Loading> : list;
}

/** Whether a value needs the whole width: prose and documents do, a name does not. */
function isLong(field: FieldDescriptor, value: FieldValue | undefined): boolean {
  if (field.kind === 'json') return value !== null && value !== undefined;
  return field.kind === 'text' && typeof value === 'string' && value.length > 80;
}

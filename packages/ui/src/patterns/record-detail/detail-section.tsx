import { useId } from 'react';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { fieldGroups } from '../field-groups.ts';
import { isKnown, RecordMark } from '../record-mark.tsx';
import { Why, WhyMark } from '../why/index.ts';
import { recordDetailMessages } from './messages.ts';
import type { DetailSection, RecordDetailProps } from './record-detail-props.ts';

interface DetailSectionProps extends Pick<RecordDetailProps, 'row' | 'unknown'> {
  readonly section: ShownSection;
}

/** A section with those of its fields that there are. */
interface ShownSection extends DetailSection {
  readonly shown: readonly FieldDescriptor[];
}

/** Fields that belong together. A single one that its section is named after is not named again. */
export function Section({ section, ...known }: DetailSectionProps) {
  const id = useId();
  const { title, shown } = section;
  const alone = shown.length === 1 && shown[0]?.label === title ? shown[0] : undefined;
  return (
    <section
      {...(title === undefined
        ? { 'aria-label': recordDetailMessages.fields }
        : { 'aria-labelledby': `${id}title` })}
      className="border-b border-line px-4 py-5 last:border-b-0 sm:px-6"
    >
      {title !== undefined && (
        <h2 id={`${id}title`} className="mb-3 text-base font-semibold">
          {alone === undefined ? title : <SectionLabel field={alone} />}
        </h2>
      )}
      {alone === undefined ? (
        <DetailFields fields={shown} {...known} />
      ) : (
        <DetailValue field={alone} {...known} wide />
      )}
    </section>
  );
}

/** Keeps the field's name in a heading. */
function SectionLabel({ field }: { readonly field: FieldDescriptor }) {
  return (
    <WhyMark why={field.why} name={field.label}>
      {field.label}
    </WhyMark>
  );
}

/** The sections that have fields; those of the fields' own groups where none were given. */
export function sectionsOf({
  sections,
  fields,
}: Pick<RecordDetailProps, 'sections' | 'fields'>): readonly ShownSection[] {
  const given =
    sections ??
    fieldGroups(fields, (field) => field).map(({ title, fields: of }): DetailSection => ({
      id: title ?? '',
      title,
      fields: of.map(({ name }) => name),
    }));
  return given
    .map((section) => ({
      ...section,
      shown: section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    }))
    .filter((section) => section.shown.length > 0);
}

interface DetailFieldsProps extends Pick<RecordDetailProps, 'row' | 'unknown'> {
  readonly fields: readonly FieldDescriptor[];
}

/** Names and values of one record, two beside each other where there is room. */
function DetailFields({ fields, row, unknown }: DetailFieldsProps) {
  return (
    <DescriptionList columns={2}>
      {fields.map((field, index) => (
        <DescriptionItem
          key={field.name}
          wide={isWide(field, row)}
          term={
            <Why why={field.why} name={field.label}>
              {field.label}
            </Why>
          }
        >
          <DetailValue field={field} row={row} unknown={unknown} wide={index % 3 === 0} />
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

interface DetailValueProps extends Pick<RecordDetailProps, 'row' | 'unknown'> {
  readonly field: FieldDescriptor;
  /** The width of the skeleton while the value is loading. */
  readonly wide?: boolean;
}

function DetailValue({ field, row, unknown, wide = false }: DetailValueProps) {
  if (row === undefined || !isKnown(row, field)) {
    if (unknown !== undefined) return <span className="text-ink-muted">{unknown}</span>;
    return <Skeleton className={wide ? 'my-1 w-32' : 'my-1 w-24'} />;
  }
  return (
    <>
      {row.shown?.[field.name] ?? (
        <FieldDisplay
          field={field}
          value={row.values[field.name]}
          link={field.reference && row.links[field.reference.constraint]}
          place="detail"
        />
      )}
      <RecordMark row={row} field={field} />
    </>
  );
}

/** Tells whether a field needs the whole width: long text, and values of several lines. */
function isWide(field: FieldDescriptor, row: RecordRow | undefined): boolean {
  if (field.width !== undefined) return field.width === 'wide';
  const value = row?.values[field.name];
  if (value === null || value === undefined || field.reference !== undefined) return false;
  if (field.kind === 'json') return true;
  return typeof value === 'string' && field.kind === 'text' && /.{60}|\n/.test(value);
}

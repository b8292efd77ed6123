import { useId } from 'react';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { fieldGroups } from '../field-groups.ts';
import { Why, WhyMark } from '../why/index.ts';
import { DetailValue, isWide, type ShownRecord } from './detail-value.tsx';
import { recordDetailMessages } from './messages.ts';
import type { DetailSection, RecordDetailProps } from './record-detail-props.ts';

/** A section with those of its fields that there are. */
interface ShownSection extends DetailSection {
  readonly shown: readonly FieldDescriptor[];
}

interface SectionProps extends ShownRecord {
  readonly section: ShownSection;
}

/** Fields that belong together. A single one that its section is named after is not named again. */
export function Section({ section, ...known }: SectionProps) {
  const id = useId();
  const { title, shown } = section;
  const alone = shown.length === 1 && shown[0]?.label === title ? shown[0] : undefined;
  return (
    <section
      {...(title === undefined
        ? { 'aria-label': recordDetailMessages.fields }
        : { 'aria-labelledby': `${id}title` })}
      className="border-line px-4 py-4 not-first:border-t sm:px-6"
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

export interface DetailFieldsProps extends ShownRecord {
  readonly fields: readonly FieldDescriptor[];
}

/**
 * Names and values of one record, two beside each other where there is room. Values that need the whole width
 * follow the others, so that they leave no gaps.
 */
export function DetailFields({ fields, ...known }: DetailFieldsProps) {
  const { row } = known;
  const short = fields.filter((field) => !isWide(field, row));
  const wide = fields.filter((field) => isWide(field, row));
  return (
    <DescriptionList columns={2}>
      {[...short, ...wide].map((field, index) => (
        <DescriptionItem
          key={field.name}
          wide={index >= short.length}
          className="grid-cols-[minmax(5.5rem,min(34%,9.5rem))_minmax(0,1fr)] @2xl:grid-cols-[7rem_minmax(0,1fr)]"
          term={
            <Why why={field.why} name={field.label}>
              {field.label}
            </Why>
          }
        >
          <DetailValue field={field} {...known} wide={index % 3 === 0} />
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

import { type Entity, isLarge } from '@ninefold/specification';
import type { ListState, RecordPage } from '@ninefold/data/records';
import { subtractSums, type Summary } from '@ninefold/data/records/summary';
import { Button } from '@ninefold/ui/components/button';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { FieldDisplay } from '@ninefold/ui/fields';
import { phone, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import type { FieldDescriptor, RecordSelection } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { useListScope, useRecordSource } from '../screen-context/index.ts';
import { GapNote, selectedSumsQuery, summaryQuery } from '../screen-context/queries/index.ts';
import { listSumMessages } from './messages.ts';

/** The records whose numbers are added up. */
export interface SumsOfList {
  readonly entity: Entity;
  /** The numbers. */
  readonly fields: readonly FieldDescriptor[];
  readonly state: ListState;
  /** How many records match, as the page says. */
  readonly total: RecordPage['total'] | undefined;
  /** The selected records; undefined if there are none. */
  readonly selection: RecordSelection | undefined;
}

/** More are not read to be added up. */
const mostSelected = 1000;

/** The sum of a column: of the selected records, or of all that match. */
export function SumCell({
  field,
  list,
}: {
  readonly field: FieldDescriptor;
  readonly list: SumsOfList;
}) {
  const { sums, isMissing } = useSums(list);
  if (sums === undefined) return isMissing ? <NotShown /> : '\u00A0';
  if (!Object.hasOwn(sums, field.name)) return <NotShown />;
  // A team's own display is of one value.
  return (
    <FieldDisplay field={{ ...field, display: undefined }} value={sums[field.name]} place="cell" />
  );
}

/** Says what the sums are of. */
export function SumLabel({ list }: { readonly list: SumsOfList }) {
  const { count, isSelected } = useSums(list);
  // The cards of a phone are no grid.
  useScreenActions(useMediaQuery(phone) ? [] : [toEnd()]);
  if (count === undefined) return '\u00A0';
  return (isSelected ? listSumMessages.selected : listSumMessages.all)({ count });
}

/** Lists the key that leads to the sums, which the grid listens to. */
function toEnd(): ScreenAction {
  const { part, toEnd: label } = listSumMessages;
  return { id: 'to end', label, part, shortcut: 'Mod+End', handlesKeys: true, keysOnly: true };
}

/** Says why sums are not shown. Of a large list, a button adds them up. */
export function SumNote({ list }: { readonly list: SumsOfList }) {
  const { all } = useSums(list);
  const { data, isFetching, refetch } = all;
  if (data?.gap !== undefined) return <GapNote gap={data.gap} />;
  if (!isLarge(list.entity) || data !== undefined) return null;
  return (
    <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
      {listSumMessages.show}
    </Button>
  );
}

function useSums({ entity, fields, state, total, selection }: SumsOfList) {
  const within = useListScope(entity);
  const source = useRecordSource();
  const names = fields.map(({ name }) => name);
  const all = useQuery({
    ...summaryQuery(source, entity, state, { sums: names, total }, within),
    // Postgres would have to read all of a large table.
    enabled: !isLarge(entity),
  });
  const given = selection?.kind === 'some' ? selection.ids : selection?.except;
  const isRead = given !== undefined && given.size > 0 && given.size <= mostSelected;
  const some = useQuery({
    ...selectedSumsQuery(source, entity, given ?? new Set(), names),
    enabled: isRead,
  });
  const isMissing =
    all.isError || (selection !== undefined && given !== undefined && given.size > mostSelected);
  return { all, isMissing, ...shownSums(all.data, isRead ? some.data : undefined, selection) };
}

/** Returns the sums to show, and how many records they are of. */
function shownSums(
  all: Summary | undefined,
  some: Pick<Summary['groups'][number], 'count' | 'sums'> | undefined,
  selection: SumsOfList['selection'],
) {
  const [whole] = all?.groups ?? [];
  const isSelected = selection !== undefined;
  if (selection?.kind === 'some') return { isSelected, sums: some?.sums, count: some?.count };
  // No record matches.
  if (whole === undefined) return { isSelected, sums: undefined, count: undefined };
  if (selection === undefined || selection.except.size === 0) {
    return { isSelected, sums: whole.sums, count: whole.count };
  }
  return {
    isSelected,
    sums: some && subtractSums(whole.sums, some.sums),
    count: some && whole.count - some.count,
  };
}

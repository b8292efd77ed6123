import { atFirstPage, type ListState } from '@ninefold/data/records';
import { decidingFields } from '@ninefold/rules/records';
import { type Entity, inSentence } from '@ninefold/specification';
import { Board } from '@ninefold/ui/patterns/board';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useToast } from '@ninefold/ui/components/toast';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { failureNotice } from '../../failures/index.ts';
import { fieldsToList, listQuery } from '../../screen-context/queries/index.ts';
import { useRecordSearch, useStateChange } from '../../record/record-actions/index.ts';
import { useRowMarks } from '../../record/row-marks/index.ts';
import { askedOf, useListScope, useRecordSource, useScreen } from '../../screen-context/index.ts';
import { boardStates } from './board-states.ts';
import { useCollapsedColumns } from './collapsed-columns.ts';
import { listBoardMessages } from './messages.ts';
import { useBoardTransitions } from './use-board-transitions.ts';
import { useColumnSums } from './use-column-sums.ts';
import { withWaitingCards } from './waiting-cards.ts';

/** The cards of a column at first, and how many more each time. */
const cardsMore = 25;
/** The table is better for more. */
const mostCards = 200;

export interface ListBoardProps {
  readonly entity: Entity;
  /** The field whose values are the columns. */
  readonly field: FieldDescriptor;
  /** The fields that a card can show, the title first. */
  readonly fields: readonly FieldDescriptor[];
  readonly titleField: string | undefined;
  /** Names the list. */
  readonly title: string;
  /** Its offset and limit don't matter. */
  readonly state: ListState;
  /** The address of a state as a table. */
  readonly tableHref: (state: ListState) => string;
}

/** A list as a board. Each column reads its own records, in the list's order. */
export function ListBoard(props: ListBoardProps) {
  const { entity, field, fields, titleField, title, state, tableHref } = props;
  const { loaded, acting } = useScreen();
  const within = useListScope(entity);
  const source = useRecordSource();
  const [more, setMore] = useState<Readonly<Record<string, number>>>({});
  const asked = useMemo(() => askedOf({ loaded, acting }), [loaded, acting]);
  // A card is written where it stands: with what decides that, and what it replaces.
  const read = fieldsToList(entity, [
    ...fields.map(({ name }) => name),
    ...decidingFields(asked, entity, [field.name]),
  ]);
  const states = boardStates(field, state.filters);
  const pages = useQueries({
    queries: states.map(({ state: of, filter }) => {
      const limit = Math.min(mostCards, (more[JSON.stringify(of?.value)] ?? 0) + cardsMore);
      const filters = [...state.filters, filter];
      return {
        ...listQuery(
          source,
          entity,
          { ...atFirstPage(state), filters, limit },
          { within, fields: read },
        ),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const rowMarksOf = useRowMarks();
  const mark = useMemo(() => rowMarksOf(entity), [rowMarksOf, entity]);
  const marked = pages.map(({ data }) => data && { ...data, rows: data.rows.map(mark) });
  const cards = withWaitingCards(marked, states, field.name, titleField);
  const transitions = useBoardTransitions(entity, field);
  const label = entity.label.value ?? entity.name;
  const changeState = useStateChange(entity, field.name, label, true);
  const [collapsed, setCollapsed] = useCollapsedColumns(entity, field.name);
  const sumsOf = useColumnSums(entity, field, fields, state, within);
  const toast = useToast();
  const rejection = useRef<string>(undefined);
  const clearRejection = () => {
    if (rejection.current !== undefined) toast.dismiss(rejection.current);
  };
  return (
    <Board
      label={listBoardMessages.label({
        entities: title,
        field: inSentence(field.label),
      })}
      columns={states.map(({ state: of, filter }, index) => {
        const page = pages[index]?.data;
        const shown = page?.rows.length ?? 0;
        const isAll = shown < cardsMore || (page?.total?.exact && shown >= page.total.count);
        const filters = [...state.filters, filter];
        return {
          state: of,
          page: cards[index],
          error: pages[index] && failureNotice(pages[index], entity),
          ...(!isAll &&
            (shown < mostCards
              ? { onMore: () => setMore((now) => ({ ...now, [JSON.stringify(of?.value)]: shown })) }
              : { allHref: tableHref(atFirstPage({ ...state, filters })) })),
          moreBusy: pages[index]?.isPlaceholderData,
          sums: sumsOf(of?.value ?? null),
          collapsed: collapsed.includes(of?.value ?? null),
          onCollapsedChange: (isCollapsed) => setCollapsed(of?.value ?? null, isCollapsed),
        };
      })}
      // The column says it already.
      fields={fields.filter(({ name }) => name !== field.name || name === titleField)}
      titleField={titleField}
      {...transitions}
      searchRecords={useRecordSearch(entity)}
      onTransition={(...made) => {
        clearRejection();
        return changeState(...made);
      }}
      onRejected={(row, { message, why }) => {
        clearRejection();
        rejection.current = toast.show({
          tone: 'danger',
          title: listBoardMessages.notMoved({ entity: label, title: row.title }),
          description: message,
          why,
        });
      }}
    />
  );
}

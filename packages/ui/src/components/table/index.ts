export {
  Table,
  TableBody,
  TableCaption,
  TableHead,
  type TableBodyProps,
  type TableCaptionProps,
  type TableHeadProps,
  type TableProps,
} from './table.tsx';
export { TableCell, type TableCellProps } from './table-cell.tsx';
export { TableHeader, type SortDirection, type TableHeaderProps } from './table-header.tsx';
export { TableRow, type TableRowProps } from './table-row.tsx';
export { TableRowHeader, type TableRowHeaderProps } from './table-row-header.tsx';
export { TableRowLink, type TableRowLinkProps } from './table-row-link.tsx';
export { TableScroll, type TableScrollProps } from './table-scroll.tsx';

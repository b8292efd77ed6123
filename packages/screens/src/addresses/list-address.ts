import {
  atFirstPage,
  type ListState,
  readListAddress,
  writeListAddress,
} from '@ninefold/data/records';
import type { Entity, Specification } from '@ninefold/specification';
import { readColumns, writeColumns } from './column-list.ts';
import { takePanel, writePanel } from './list-panel.ts';
import { type ListView, readView, writeView } from './list-view.ts';

/** The part of a list's address behind `?`. */
export interface ListAddress {
  readonly state: ListState;
  /** Undefined where the address names none. */
  readonly columns?: readonly string[];
  /** A table where undefined. */
  readonly view?: ListView;
  /** The saved view that the list was changed from: `view.ID`, or `team.ID` of a declared one. */
  readonly saved?: string;
  /** The ID of the record that is open beside the list. */
  readonly panel?: string;
}

/** Reads the part of a list's address behind `?`, and what is wrong with it. */
export function readAddress(search: string, entity?: Entity, specification?: Specification) {
  const parameters = new URLSearchParams(search);
  const columns = readColumns(parameters.get('select'));
  parameters.delete('select');
  const view = readView(parameters.get('view'));
  if (view !== undefined) parameters.delete('view');
  const saved = readSaved(parameters.get('saved'));
  if (saved !== undefined) parameters.delete('saved');
  const panel = takePanel(parameters);
  return {
    ...readListAddress(parameters, entity, specification?.entities),
    columns,
    view,
    saved,
    panel,
  };
}

/** Writes what `readAddress` reads. */
export function writeAddress({ state, columns, view, saved, panel }: ListAddress): string {
  return [
    writeListAddress(state),
    columns && `select=${percentEncode(writeColumns(columns))}`,
    view && `view=${percentEncode(writeView(view))}`,
    saved && `saved=${percentEncode(saved)}`,
    panel !== undefined && `panel=${percentEncode(writePanel(panel))}`,
  ]
    .filter(Boolean)
    .join('&');
}

/**
 * Returns the part of an address that a saved view keeps: without the page, the day of a calendar,
 * the saved view that it comes from, and the record beside the list.
 */
export function viewAddress(search: string): string {
  const { state, columns, view } = readAddress(search);
  return writeAddress({
    state: atFirstPage(state),
    columns,
    view: view?.kind === 'calendar' ? { ...view, date: undefined } : view,
  });
}

/** Returns whether two addresses show the same view, in any order of their parameters. */
export function isSameView(one: string, other: string): boolean {
  return sorted(viewAddress(one)) === sorted(viewAddress(other));
}

function sorted(search: string): string {
  return search.split('&').sort().join('&');
}

/** Undefined for anything but the ID of a view, such as a condition on a field called `saved`. */
function readSaved(text: string | null): string | undefined {
  return text !== null && /^(?:team|view)\../su.test(text) ? text : undefined;
}

/** Leaves commas readable. */
function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}

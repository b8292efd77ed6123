import type { ScreenKind } from '@ninefold/rules/permissions';

/** A file with one or more custom screens. */
export interface EjectedScreen {
  /** Its name: `work-order-list.tsx`. */
  readonly file: string;
  readonly text: string;
  /** What it exports: each takes the place of an assembled screen. */
  readonly screens: readonly ExportedScreen[];
}

export interface ExportedScreen {
  /** `/data/work_order/{id}` */
  readonly path: string;
  /** The name that the file exports it under. */
  readonly name: string;
  readonly replaces: ScreenKind;
}

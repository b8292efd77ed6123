import { entityId, type Entity } from '@ninefold/specification';
import { detailScreen } from './detail-screen.ts';
import type { EjectedScreen } from './exported-screen.ts';
import { formScreen } from './form-screen.ts';
import { listScreen } from './list-screen.ts';
import { wordsOf } from '../output/index.ts';

export const screenKinds = ['list', 'detail', 'form'] as const;

type EjectedKind = (typeof screenKinds)[number];

export function isScreenKind(text: string): text is EjectedKind {
  return screenKinds.some((kind) => kind === text);
}

const writers = { list: listScreen, detail: detailScreen, form: formScreen } as const;

/** Returns the file of a screen of an entity. Without `screens`, the entity has no such screen. */
export function ejectedScreen(kind: EjectedKind, entity: Entity): EjectedScreen {
  const words = [...wordsOf(entityId(entity)), kind];
  return { file: `${words.join('-').toLowerCase()}.tsx`, ...writers[kind](entity) };
}

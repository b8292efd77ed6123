import {
  createPath,
  type Entity,
  entityId,
  entityPath,
  visibleFields,
} from '@ninefold/specification';
import { quoted } from '@ninefold/specification/documents/typescript';
import type { EjectedScreen, ExportedScreen } from './exported-screen.ts';
import { componentName } from '../output/index.ts';
import { headComment, listText, textAttribute } from './write.ts';

/** Writes the form of a new record and that of an existing one, as far as records can be written. */
export function formScreen(entity: Entity): Omit<EjectedScreen, 'file'> {
  const id = entityId(entity);
  const create: ExportedScreen = {
    path: createPath(entity),
    name: 'create',
    replaces: 'create',
  };
  const edit: ExportedScreen = {
    path: `${entityPath(entity)}/{id}/edit`,
    name: 'edit',
    replaces: 'change',
  };
  const screens = [
    ...(entity.grants.insert ? [create] : []),
    ...(entity.grants.update && entity.key.length > 0 ? [edit] : []),
  ];
  const parts = [
    screens.includes(create) && 'NewRecord',
    screens.includes(edit) && 'EditRecord',
  ].filter((part) => part !== false);
  const text = `${headComment([
    `The forms of \`${id}\`. The file is yours: edit it as you like.`,
    `A field that a person can't enter is left out or read-only, as in the assembled forms. The specification still decides rules, defaults, conditions and groups of fields, and the rows that belong to a record.`,
  ])}
import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

const { ${['defineScreen', ...parts.toSorted()].join(', ')} } = screensOf<Discovered>();

${listText(
  visibleFields(entity, 'form').map(({ name }) => name),
  { before: 'const fields = [', after: '] as const;', depth: 0 },
)}
${screens.includes(create) ? createText(entity, create) : ''}${screens.includes(edit) ? editText(entity, edit) : ''}`;
  return { text, screens };
}

function createText(entity: Entity, { path }: ExportedScreen): string {
  return `
export const create = defineScreen(${quoted(path)}, function ${componentName('new', entity.name)}() {
  return <NewRecord isScreen ${textAttribute('entity', entityId(entity))} fields={fields} />;
});
`;
}

function editText(entity: Entity, { path }: ExportedScreen): string {
  return `
export const edit = defineScreen(${quoted(path)}, function ${componentName('edit', entity.name)}({ id }) {
  return <EditRecord isScreen ${textAttribute('entity', entityId(entity))} id={id} fields={fields} />;
});
`;
}

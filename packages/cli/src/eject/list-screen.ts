import { type Entity, entityId, entityPath } from '@ninefold/specification';
import { quoted } from '@ninefold/specification/documents/typescript';
import type { EjectedScreen } from './exported-screen.ts';
import { componentName } from '../output/index.ts';
import { headComment, listText, textAttribute } from './write.ts';

/** Writes the list of an entity. */
export function listScreen(entity: Entity): Omit<EjectedScreen, 'file'> {
  const id = entityId(entity);
  const path = entityPath(entity);
  const columns = entity.list?.columns.value;
  const fields =
    columns === undefined
      ? '      // It opens with the columns of the assembled list. Name others in `fields`.'
      : listText(columns, { before: 'fields={[', after: ']}', depth: 3 });
  const text = `${headComment([
    `The list of \`${id}\`, as the application assembles it. The file is yours: edit it as you like.`,
    `\`screens.lists\` of the specification still decides its order, page size, views and the filters that links to it have.`,
  ])}
import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

const { defineScreen, RecordList } = screensOf<Discovered>();

export const screen = defineScreen(${quoted(path)}, function ${componentName(entity.name, 'list')}() {
  return (
    <RecordList
      isScreen
      ${textAttribute('entity', id)}
${fields}
    />
  );
});
`;
  return { text, screens: [{ path, name: 'screen', replaces: 'list' }] };
}

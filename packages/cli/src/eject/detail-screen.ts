import { type Entity, entityId, entityPath, visibleFields } from '@ninefold/specification';
import { quoted } from '@ninefold/specification/documents/typescript';
import type { EjectedScreen } from './exported-screen.ts';
import { componentName } from '../output/index.ts';
import { headComment, listText, textAttribute } from './write.ts';

/** Writes the page of a record. */
export function detailScreen(entity: Entity): Omit<EjectedScreen, 'file'> {
  if (entity.key.length === 0) return { text: '', screens: [] };
  const id = entityId(entity);
  const path = `${entityPath(entity)}/{id}`;
  const text = `${headComment([
    `The page of a record of \`${id}\`. The file is yours: edit it as you like.`,
    `\`parts\` has what the assembled page shows, which you can leave out, replace or add to: \`facts\` below the title, \`fields\`, \`footer\`, \`badges\`, \`actions\`, \`aside\` with the next steps, and \`related\` records.`,
  ])}
import { screensOf } from '@ninefold/screens/custom-screens';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import type { Discovered } from '../discovered.ts';

const { defineScreen, RecordPage } = screensOf<Discovered>();

export const screen = defineScreen(${quoted(path)}, function ${componentName(entity.name, 'detail')}({ id }) {
  return (
    <RecordPage
      ${textAttribute('entity', id)}
      id={id}
${listText(
  visibleFields(entity, 'detail').map(({ name }) => name),
  { before: 'fields={[', after: ']}', depth: 3 },
)}
    >
      {(parts) => <RecordDetail {...parts} />}
    </RecordPage>
  );
});
`;
  return { text, screens: [{ path, name: 'screen', replaces: 'detail' }] };
}

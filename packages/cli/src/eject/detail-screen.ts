import { type Entity, entityId, entityPath } from '@ninefold/specification';
import { quoted } from '@ninefold/specification/documents/typescript';
import type { EjectedScreen } from './exported-screen.ts';
import { fieldsOn } from './fields-on.ts';
import { componentName, headComment, listText } from './write.ts';

/** Writes the page of a record. */
export function detailScreen(entity: Entity): Omit<EjectedScreen, 'file'> {
  if (entity.key.length === 0) return { text: '', screens: [] };
  const id = entityId(entity);
  const path = `${entityPath(entity)}/{id}`;
  const text = `${headComment([
    `The page of a record of \`${id}\`: its fields, its next steps and its related records. The file is yours: edit it as you like.`,
    `The assembled page also has these, which are not here: key facts and the status beside the title, empty fields in one line, values that are edited in their places, what the next steps need, who else has the record open, and buttons to the records before and after it in the list.`,
  ])}
import { RecordActions, screensOf, useRelatedRecords } from '@ninefold/screens/custom-screens';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import type { Discovered } from '../discovered.ts';

const { defineScreen, useRecord } = screensOf<Discovered>();

export const screen = defineScreen(${quoted(path)}, function ${componentName(entity.name, 'detail')}({ id }) {
  const shown = useRecord(${quoted(id)}, id);
  const { entity, record } = shown;
  const related = useRelatedRecords(entity, record);
  return (
    <RecordDetail
      row={record}
      subtitle={entity.label.value}
      notice={shown.notice}
      actions={record && <RecordActions entity={entity} row={record} />}
${listText(fieldsOn(entity, 'detail'), { before: 'fields={shown.fields(', after: ')}', depth: 3 })}
      related={related}
    />
  );
});
`;
  return { text, screens: [{ path, name: 'screen', replaces: 'detail' }] };
}

import {
  type Entity,
  entityId,
  entityLabel,
  entityPlural,
  ownEntry,
} from '@ninefold/specification';
import type { Declaration } from '@ninefold/specification/declaration';
import { quoted } from '@ninefold/specification/documents/typescript';
import type { EjectedScreen, ExportedScreen } from './exported-screen.ts';

/** Writes the lines for `screens.own` of the declaration that put screens in the places of the assembled ones. */
export function ownEntries(
  entity: Entity,
  { file, screens }: EjectedScreen,
  declaration: Declaration,
): string {
  const declared = ownEntry(declaration.screens?.entities, entityId(entity));
  const entry = ({ path, name, replaces }: ExportedScreen) => {
    const title = replaces === 'list' ? entityPlural(entity) : entityLabel(entity);
    const roles = declared?.[replaces]?.roles;
    return [
      `${quoted(path)}: {`,
      `  title: ${quoted(title)},`,
      ...(roles === undefined
        ? []
        : [`  roles: [${roles.map((role) => quoted(role)).join(', ')}],`]),
      `  entities: [${quoted(entityId(entity))}],`,
      // The navigation has the entity already.
      '  unlisted: true,',
      `  screen: async () => (await import(${quoted(`./screens/${file}`)})).${name},`,
      '},',
    ];
  };
  const lines = screens.flatMap(entry).map((line) => `    ${line}`);
  return ['screens: {', '  own: {', ...lines, '  },', '},'].join('\n');
}

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { guidance } from 'virtual:ninefold-catalogue';

/** The stories of a component's do and don't, by the component's title. */
export function guidanceIds(title: string): readonly string[] {
  const names = guidance[title] ?? [];
  return names.map((name) => toId(title, storyNameFromExport(name)));
}

import { loadMessages } from '@ninefold/messages';
import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import { untilConnected } from './load-code.ts';

/**
 * Returns a component whose module, and the messages of its language, are loaded when it is first shown.
 * Offline, the rest of the screen stays, and the component comes with the connection.
 *
 * @param fallback Shown until then; nothing when left out.
 */
export function deferred<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
  fallback?: ReactNode,
): FunctionComponent<Props> {
  const Loaded = lazy(() =>
    untilConnected(async () => {
      const messages = loadMessages('rest');
      // If both fail, the error of the module is thrown.
      messages.catch(() => undefined);
      const module = await load();
      await messages;
      return { default: module[name] as FunctionComponent<object> };
    }),
  );
  return function Deferred(props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

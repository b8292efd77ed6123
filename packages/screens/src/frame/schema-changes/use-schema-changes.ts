import { useToast } from '@ninefold/ui/components/toast';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useScreen } from '../../screen-context/index.ts';
import { schemaChangeMessages } from './messages.ts';
import type { SchemaWatch } from './schema-watch.ts';

const maxSentences = 3;

/**
 * Lets the screens follow a database that changes under them, and says so.
 *
 * @param isRead Whether the screen has its rows: what an earlier visit has kept is confirmed after them.
 */
export function useSchemaChanges(isRead: boolean): void {
  const { application } = useScreen();
  const router = useRouter();
  const toast = useToast();
  const tell = useEffectEvent((sentences: readonly string[]) => {
    const rest = sentences.length - maxSentences;
    toast.show({
      tone: 'info',
      title: schemaChangeMessages.title,
      description: [
        ...sentences.slice(0, maxSentences),
        ...(rest > 0 ? [schemaChangeMessages.more({ count: rest })] : []),
        schemaChangeMessages.upToDate,
      ].join(' '),
    });
  });
  // Loaded when it is first needed, after the screen.
  const watch = useRef<Promise<SchemaWatch>>(undefined);
  const withWatch = useEffectEvent((use: (watch: SchemaWatch) => void) => {
    watch.current ??= import('./schema-watch.ts').then(({ schemaWatch }) =>
      schemaWatch(application, router, (sentences) => tell(sentences)),
    );
    watch.current.then(use, () => {
      watch.current = undefined;
    });
  });
  const confirmKept = useEffectEvent(() => {
    if (isRead && application.kept?.unconfirmed.size) withWatch((started) => started.confirmKept());
  });
  useEffect(() => {
    const stops = [
      application.database?.client.onFailure((failure) =>
        withWatch(({ notice }) => notice(failure)),
      ),
      router.subscribe('onResolved', () => confirmKept()),
    ];
    return () => {
      for (const stop of stops) stop?.();
      void watch.current?.then((started) => started.stop());
      watch.current = undefined;
    };
  }, [application, router]);
  useEffect(() => {
    if (isRead) confirmKept();
  }, [isRead]);
}

import { loadMessages } from '@ninefold/messages';
import { useToast } from '@ninefold/ui/components/toast';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { schemaChangeMessages } from './messages.ts';
import type { SchemaWatch } from './schema-watch.ts';

const maxSentences = 3;

/** Lets the screens follow a database that changes under them, and says so. */
export function useSchemaChanges(): void {
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
  useEffect(() => {
    // Most pages never meet a refusal, and load nothing of it.
    let watch: Promise<SchemaWatch> | undefined;
    const stop = application.database?.client.onFailure((failure) => {
      watch ??= Promise.all([import('./schema-watch.ts'), loadMessages('specification')]).then(
        ([{ schemaWatch }]) => schemaWatch(application, router, (sentences) => tell(sentences)),
      );
      watch.then(
        ({ notice }) => notice(failure),
        () => {
          watch = undefined;
        },
      );
    });
    return () => {
      stop?.();
      void watch?.then((started) => started.stop());
    };
  }, [application, router]);
}

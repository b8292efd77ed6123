import type { Filter, RecordSource } from '@ninefold/data/records';
import type { Asked } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { readAgain } from '../queries/index.ts';
import type { WriteContext } from '../writes/index.ts';

/** Whose records the hooks read and write. */
export interface RecordsBinding {
  /** Its client is bound to one person (`client.boundTo`): it sends nothing for anyone else. */
  readonly source?: RecordSource;
  /** The facts and the person that rules are asked with. Without them the database alone decides. */
  readonly asked?: Asked;
  /** Conditions that all records of an entity meet, such as the chosen tenant. */
  readonly within?: (entity: Entity) => readonly Filter[];
  /** Sends a write: where a session can be renewed on the spot, this waits for it. */
  readonly send?: WriteContext['send'];
  /** Reads again what shows records; by default all queries about records. */
  readonly refresh?: WriteContext['refresh'];
}

const BindingContext = createContext<RecordsBinding>({});

export interface RecordsProviderProps extends RecordsBinding {
  readonly children: ReactNode;
}

/** Binds the hooks within it to one person. What a provider leaves out, it takes from the one around it. */
export function RecordsProvider({ children, ...binding }: RecordsProviderProps) {
  const around = use(BindingContext);
  return <BindingContext value={{ ...around, ...binding }}>{children}</BindingContext>;
}

/** @throws Error without a provider that has a source. */
export function useRecordsBinding(): RecordsBinding & { readonly source: RecordSource } {
  const binding = use(BindingContext);
  const { source } = binding;
  if (source === undefined) {
    throw new Error('This hook needs a RecordsProvider with the source of the records.');
  }
  return { ...binding, source };
}

const sendOnce: WriteContext['send'] = (request) => request();

/**
 * Returns what a write needs, with the provider's way to send and to read again.
 *
 * @param given The source and the facts, where not the provider's.
 */
export function useWriteContext(
  given: Pick<RecordsBinding, 'source' | 'asked'> = {},
): WriteContext {
  const queries = useQueryClient();
  const { send = sendOnce, refresh = () => readAgain(queries), ...binding } = use(BindingContext);
  const { source = binding.source, asked = binding.asked } = given;
  if (source === undefined) {
    throw new Error('This hook needs a RecordsProvider with the source of the records.');
  }
  return { source, queries, send, refresh, asked };
}

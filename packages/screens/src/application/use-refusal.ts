import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { FormError } from '@ninefold/ui/patterns/shapes';
import { useEffect, useRef } from 'react';
import { formErrors } from './form-errors.ts';

export interface Refusal {
  /**
   * What the screen is to say of what was refused: nothing where a message says it, which can be
   * asked why.
   *
   * @param isAtOnce Nothing is open in which the screen could say it.
   * @param detail Follows the message.
   */
  readonly of: (error: unknown, isAtOnce?: boolean, detail?: string) => readonly FormError[];
  /** Takes the message away: it is tried again. */
  readonly clear: () => void;
}

/**
 * Says what was refused. Once its screen has been left nobody would see it there: then a message
 * says it, wherever the person is.
 *
 * @param statement What has not come about, for the message: "WO-4811 couldn’t be updated".
 */
export function useRefusal(entity: Entity, statement: string): Refusal {
  const toast = useToast();
  const isHere = useRef(false);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const clear = () => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
  };
  return {
    clear,
    of: (error, isAtOnce = false, detail = '') => {
      const errors = formErrors(error, entity).map((each) => ({
        ...each,
        message: `${each.message} ${detail}`.trim(),
      }));
      if (isHere.current && !isAtOnce) return errors;
      clear();
      shown.current = toast.show({
        tone: 'danger',
        title: statement,
        description: errors.map(({ message }) => message).join(' '),
        why: errors.find(({ why }) => why !== undefined)?.why,
      });
      return [];
    },
  };
}

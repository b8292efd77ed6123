import { type Entity, entityId } from '@ninefold/specification';
import { noRow, question } from '@ninefold/specification/explain';
import { useToast } from '@ninefold/ui/components/toast';
import type { FormError } from '@ninefold/ui/shapes';
import { useEffect, useRef } from 'react';
import { failureOf } from './failure-of.ts';
import { isTried, sayTried } from './tried.ts';

const saysWhy: ReadonlySet<string> = new Set(['conflict', 'not found', 'offline']);

/** Turns an error of the database into errors beside the fields that they are about. */
export function formErrors(error: unknown, entity?: Entity): readonly FormError[] {
  const { kind, message, field, fields, code, constraint = '', technical } = failureOf(error);
  // The message itself says why, and no rule or policy does.
  if (kind === 'signed out' || (code === '' && saysWhy.has(kind))) return [{ message }];
  const reason = code === '' && technical.status === 200 ? noRow : code;
  const why = entity && question('refusal', entityId(entity), reason, constraint, field ?? '');
  return (fields ?? [field]).map((each) => ({ message, field: each, why, constraint }));
}

/**
 * Reports rejected writes. Once the person has left the screen, a message does so wherever they are.
 *
 * @param title Title of the message: "WO-4811 couldn’t be updated".
 */
export function useWriteRejection(entity: Entity, title: string) {
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
  const show = (errors: readonly FormError[], isAtOnce = false): readonly FormError[] => {
    if (isHere.current && !isAtOnce) return errors;
    clear();
    shown.current = toast.show({
      tone: 'danger',
      title,
      description: [...new Set(errors.map(({ message }) => message))].join(' '),
      why: errors.find(({ why }) => why !== undefined)?.why,
    });
    return [];
  };
  return {
    /** Removes the message before another attempt. */
    clear,
    /** As `of`, for errors in words. */
    show,
    /**
     * Returns the errors for the screen to show. Shows a message, and returns none, where the screen
     * can't.
     *
     * @param isAtOnce Whether to show a message in any case.
     * @param detail Follows the message.
     */
    of: (error: unknown, isAtOnce = false, detail = ''): readonly FormError[] => {
      if (isTried(error)) {
        clear();
        shown.current = sayTried(toast, error);
        return [];
      }
      const errors = formErrors(error, entity).map((each) => ({
        ...each,
        message: `${each.message} ${detail}`.trim(),
      }));
      return show(errors, isAtOnce);
    },
  };
}

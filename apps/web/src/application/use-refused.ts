import type { Entity } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { FormError } from '@ninefold/ui/patterns/shapes';
import { useEffect, useRef } from 'react';
import { formErrors } from './form-errors.ts';

/**
 * What was refused, for the screen that asked for it. Once that has been left nobody would see it
 * there: then a message says it, wherever the person is, and can be asked why.
 *
 * @param statement What has not come about, for the message: "WO-4811 was not moved on".
 */
export function useRefused(
  entity: Entity,
  statement: string,
): (error: unknown) => readonly FormError[] {
  const toast = useToast();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (error) => {
    const errors = formErrors(error, entity);
    if (!isHere.current) {
      toast.show({
        tone: 'danger',
        title: statement,
        description: errors.map(({ message }) => message).join(' '),
        why: errors.find(({ why }) => why !== undefined)?.why,
      });
    }
    return errors;
  };
}

import { useEffect, useState } from 'react';

/** Milliseconds of rest after typing before records are searched. */
const rest = 200;
/** Milliseconds for which the results of a text wait for each other, so that they are shown together. */
const waits = 700;

export interface RestedText {
  /** The text once typing has rested: '' is taken at once. */
  readonly text: string;
  /** Whether answers to it are shown as they come. */
  readonly isLate: boolean;
}

/** Follows a text that is typed. */
export function useRestedText(typed: string): RestedText {
  const [text, setText] = useState(typed);
  const [lateText, setLateText] = useState('');
  if (typed === '' && text !== '') setText('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const timer = setTimeout(() => setLateText(text), waits);
    return () => clearTimeout(timer);
  }, [text]);
  return { text: typed === '' ? '' : text, isLate: lateText === text };
}

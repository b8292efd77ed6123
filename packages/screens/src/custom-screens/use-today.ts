import { useEffect, useState } from 'react';
import { addDays, beginningOf, type Day, dayOf } from '@ninefold/values';

/** Returns the current day, also after midnight on a screen that stays open. */
export function useToday(timeZone?: string): Day {
  const [today, setToday] = useState(() => dayOf(Date.now(), timeZone));
  useEffect(() => {
    const look = () => setToday(dayOf(Date.now(), timeZone));
    const left = beginningOf(addDays(today, 1), timeZone).getTime() - Date.now();
    const midnight = setTimeout(look, Math.max(left, 0) + 1);
    // A machine that slept through midnight counts on.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today, timeZone]);
  return today;
}

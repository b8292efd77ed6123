import { createContext } from 'react';
import type { ActionSubject } from './screen-action.ts';

/** The record or list of the actions within, where a screen can have the actions of several. */
export const ActionSubjectContext = createContext<ActionSubject | undefined>(undefined);

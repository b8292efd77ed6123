import { createContext } from 'react';

/** The path of the custom screen that is shown: `/customer-sites/5`. */
export const ScreenPathContext = createContext('');

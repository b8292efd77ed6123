/** Configuration files for the hosts of static files. */
export { hostFiles, type HostName, hostNames } from './host-files.ts';

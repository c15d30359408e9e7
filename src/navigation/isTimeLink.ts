import { patterns } from './addresses.ts'

/** Whether an address should be one of a time. It is apart from what reads it, which few need. */
export const isTimeLink = (path: string): boolean => path.split('?', 1)[0] === patterns.timeLink

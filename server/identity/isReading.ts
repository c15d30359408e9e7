import { methodOf } from '../http/methodOf.ts'

const readingMethods = new Set(['GET', 'OPTIONS', 'REPORT', 'PROPFIND'])

/** Whether a request can change nothing: by a safe verb, or one that asks with a body. */
export const isReading = (request: Request) => readingMethods.has(methodOf(request))

import { throwHttpError } from '../../HttpError.ts'

/** Answers a change of settings that somebody else has changed since they were read (CFG-1). */
export const throwStale = (): never =>
  throwHttpError(
    'changed-meanwhile',
    'Somebody else saved these settings since you read them. Nothing was changed.',
  )

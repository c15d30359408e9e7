import { throwHttpError } from '../../HttpError.ts'

/** Rejects a change of settings that have changed since they were read (CFG-1). */
export const throwStale = (): never =>
  throwHttpError(
    'changed-meanwhile',
    'Somebody else saved these settings since you read them. Nothing was changed.',
  )

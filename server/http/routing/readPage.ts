import { throwHttpError } from '../../HttpError.ts'

type PageLimits = { readonly limit: number; readonly maxLimit: number; readonly maxOffset: number }

/**
 * The page of results that is requested with `?limit` and `?offset`.
 *
 * @throws {HttpError} wrong-shape
 */
export function readPage(
  { searchParams }: URL,
  limits: PageLimits,
): { readonly limit: number; readonly offset: number } {
  const read = (name: string, usual: number, from: number, to: number) => {
    const text = searchParams.get(name)
    if (text === null) return usual
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return value >= from && value <= to
      ? value
      : throwHttpError('wrong-shape', `${name} must be a number from ${from} to ${to}.`)
  }
  return {
    limit: read('limit', limits.limit, 1, limits.maxLimit),
    offset: read('offset', 0, 0, limits.maxOffset),
  }
}

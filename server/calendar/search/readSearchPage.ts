import { searchPage } from '#contract/search.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * The page of results that is requested with `?limit` and `?offset` (CAL-32).
 *
 * @throws {HttpError} wrong-shape
 */
export function readSearchPage({ searchParams }: URL): { readonly limit: number; readonly offset: number } {
  const read = (name: string, usual: number, from: number, to: number) => {
    const text = searchParams.get(name)
    if (text === null) return usual
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return value >= from && value <= to
      ? value
      : throwHttpError('wrong-shape', `${name} must be a number from ${from} to ${to}.`)
  }
  return {
    limit: read('limit', searchPage.limit, 1, searchPage.maxLimit),
    offset: read('offset', 0, 0, searchPage.maxOffset),
  }
}

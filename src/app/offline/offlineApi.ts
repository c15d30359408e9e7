import * as v from 'valibot'
import { appConfig } from '#contract/appConfig.ts'
import { endpoints, pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { Api } from '../../api/createApi.ts'
import { rangeIn, type OfflineCopy, type StoredRange } from './OfflineCopy.ts'

/** What a range of the copy holds; undefined if it has been deleted. */
type ReadRangeItems = (range: StoredRange) => Promise<string | undefined>

const itemsOf = v.pipe(
  v.string(),
  v.parseJson(),
  v.transform((items) => ({ _embedded: { 'dav:item': items } })),
)

const reportBody = v.object({ match: v.object({ start: v.string(), end: v.string() }) })

/**
 * Answers from what the device keeps, and calls nobody. What it does not keep fails as it does without a network; nothing
 * can be changed.
 */
export function offlineApi(copy: OfflineCopy, readRangeItems: ReadRangeItems): Api {
  const { expandFalse } = copy.config.features
  // What needs the service is not offered.
  const config = v.parse(appConfig, { ...copy.config, features: { expandFalse } })
  return {
    config,
    copiedAt: copy.takenAt,
    fetch: () => Promise.reject(new TypeError('There is no network')),
    close: () => Promise.resolve(),
    send: async (endpoint, { slots, body, schema }) => {
      const request = described(endpoint, slots)
      const json = body && 'json' in body ? body.json : null
      const stored = await storedAnswer(copy, readRangeItems, request, json)
      if (stored === undefined) throw new ApiError('offline', { status: null, request })
      return { value: v.parse(schema, stored), status: 200, etag: null }
    },
  }
}

const described = (endpoint: Endpoint, slots?: Slots): Asked => ({
  method: endpoint.method,
  path: pathOf(endpoint, slots),
})

type Asked = { readonly method: string; readonly path: string }

/** Undefined if it is not kept. */
async function storedAnswer(
  copy: OfflineCopy,
  readRangeItems: ReadRangeItems,
  { method, path }: Asked,
  body: unknown,
): Promise<unknown> {
  const { user, calendars, report } = endpoints
  if (method === user.method && path === user.path) return copy.user
  if (method === calendars.method && path === pathOf(calendars, { userId: copy.userId }))
    return { _embedded: { 'dav:calendar': copy.calendars.map(readOnly) } }
  if (method !== report.method) return undefined
  const asked = v.safeParse(reportBody, body)
  if (!asked.success) return undefined
  const range = rangeIn(copy.ranges, path, asked.output.match)
  const items = range && (await readRangeItems(range))
  return items === undefined ? undefined : v.parse(itemsOf, items)
}

/** Everybody may read it, and nobody may change it. */
const readOnly = (entry: unknown) => ({
  ...v.parse(v.looseObject({}), entry),
  acl: [{ privilege: '{DAV:}read', principal: '{DAV:}authenticated' }],
})

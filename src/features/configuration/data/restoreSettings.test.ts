import { expect, test } from 'vitest'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { restoreSettings } from './restoreSettings.ts'

const restoring = { versionId: 'one', etag: '"2"' }
const version = { savedAt: '2027-03-01T09:00:00Z', savedBy: null, value: { clients: [] } }

/** A service that answers the restoration so, or not at all, and has this as the newest version then. */
const after = (status: number | null, restoredFrom?: string) =>
  apiFetching(({ method }) => {
    if (method === 'GET')
      return Response.json({ versions: [{ ...version, id: 'new', isCurrent: true, restoredFrom }] })
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })

test.for([null, 412])('a version that holds again is restored: answered by %s', async (status) => {
  await expect(restoreSettings(after(status, 'one'), restoring)).resolves.toBeUndefined()
})

test.for([
  [null, 'offline'],
  [412, 'changed-meanwhile'],
] as const)('where another one holds, it is not', async ([status, failure]) => {
  for (const from of [undefined, 'two'])
    await expect(restoreSettings(after(status, from), restoring)).rejects.toMatchObject({ failure })
})

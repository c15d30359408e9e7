import { expect, test } from 'vitest'
import { settingsService } from '../../../api/testing/settingsService.ts'
import type { RoomChange } from './changedRooms.ts'
import { saveRooms } from './roomRequests.ts'

const aurora = { id: 'a', name: 'Aurora', address: 'aurora@kalends.example', capacity: 8 }
const boreal = { name: 'Boreal', address: 'boreal@kalends.example' }
const north = { ...aurora, name: 'North', address: 'north@kalends.example' }
const read = { rooms: [aurora], etag: '"1"' }

const changes: readonly (readonly [RoomChange, unknown])[] = [
  [{ kind: 'add', room: boreal }, [aurora, boreal]],
  [{ kind: 'change', before: aurora, room: north }, [north]],
  [{ kind: 'remove', room: aurora }, []],
]

test.for(changes)(
  'a change of a room without an answer, or sent twice, is made once',
  async ([change, list]) => {
    for (const fate of ['unanswered', 'twice'] as const) {
      const { api, saved } = settingsService('resources', [aurora], fate)
      await saveRooms(api, read, change)
      expect(saved).toEqual([[aurora], list])
    }
  },
)

test.for(changes)('a change that never arrived is not made', async ([change]) => {
  const { api, saved } = settingsService('resources', [aurora], 'lost')
  await expect(saveRooms(api, read, change)).rejects.toMatchObject({ failure: 'offline' })
  expect(saved).toEqual([[aurora]])
})

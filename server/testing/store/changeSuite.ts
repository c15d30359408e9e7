import { expect } from 'vitest'
import type { Subject } from '../../store/ChangeStore.ts'
import { storeTests, type OpenStore } from './storeTests.ts'

/** Tests for every store: that something was written is announced to those who listen (CAL-33). */
export function changeSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore('what is announced reaches all who listen, and nobody who stopped', async (store) => {
    const heard: (readonly Subject[])[] = []
    const listener = (subjects: readonly Subject[] | null) => void heard.push(subjects ?? [])
    const [stopOne, stopOther] = [
      await store.changes.listen(listener),
      await store.changes.listen((subjects) => listener(subjects)),
    ]
    // A store that others share says first that something may have been missed.
    const announced = () => heard.filter((subjects) => subjects.length > 0)
    await store.changes.announce([{ homeId: 'alice', calendarId: 'work' }])
    expect(announced()).toEqual([
      [{ homeId: 'alice', calendarId: 'work' }],
      [{ homeId: 'alice', calendarId: 'work' }],
    ])
    stopOne()
    await store.changes.announce([{ homeId: 'bob' }])
    expect(announced()).toHaveLength(3)
    stopOther()
    await store.changes.announce([{ homeId: 'carol' }])
    expect(announced()).toHaveLength(3)
  })
}

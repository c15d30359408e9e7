import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Mail } from '../../store/MailStore.ts'
import { storeTests, type OpenStore } from './storeTests.ts'

const mail = (change: Partial<Mail> = {}): Mail => ({
  homeId: 'ada',
  uid: 'uid-one',
  address: 'guest@far.example',
  revision: 'first',
  text: 'invited',
  dueAt: epochMs(10),
  until: epochMs(100),
  ...change,
})

/** Tests for every store: what people elsewhere are sent by mail (CAL-30). */
export function mailSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore('a mail waits until it is due, the earliest first', async (store) => {
    await store.mails.add(mail({ dueAt: epochMs(30) }))
    await store.mails.add(mail({ address: 'other@far.example', dueAt: epochMs(20) }))
    expect(await store.mails.next()).toBe(20)
    expect(await store.mails.due(epochMs(19), 5)).toEqual([])
    expect(await store.mails.due(epochMs(30), 1)).toMatchObject([{ address: 'other@far.example' }])
    expect((await store.mails.due(epochMs(30), 5))[1]).toEqual({
      ...mail({ dueAt: epochMs(30) }),
      known: null,
      version: 1,
      attempts: 0,
    })
  })

  withStore('the same revision again changes nothing, also after it was sent', async (store) => {
    await store.mails.add(mail())
    await store.mails.add(mail({ text: 'again' }))
    const [only] = await store.mails.due(epochMs(10), 5)
    expect(only).toMatchObject({ text: 'invited', version: 1 })
    if (only !== undefined) await store.mails.finish(only, 'knows')
    await store.mails.add(mail({ text: 'again' }))
    expect(await store.mails.next()).toBeNull()
    expect(await store.mails.find(mail())).toMatchObject({ known: 'knows', dueAt: null })
  })

  withStore('what follows takes the place of what waits, and what was sent is known', async (store) => {
    await store.mails.add(mail())
    const [first] = await store.mails.due(epochMs(10), 5)
    await store.mails.add(mail({ revision: 'second', text: 'moved', dueAt: epochMs(15) }))
    if (first !== undefined) await store.mails.finish(first, 'knows')
    expect(await store.mails.due(epochMs(15), 5)).toMatchObject([
      { text: 'moved', known: 'knows', version: 2, attempts: 0 },
    ])
  })

  withStore('one process claims a mail', async (store) => {
    await store.mails.add(mail())
    const [first] = await store.mails.due(epochMs(10), 5)
    if (first === undefined) throw new Error('nothing is due')
    expect(await store.mails.claim(first, epochMs(70))).toBe(true)
    expect(await store.mails.claim(first, epochMs(70))).toBe(false)
    expect(await store.mails.due(epochMs(69), 5)).toEqual([])
    expect(await store.mails.due(epochMs(70), 5)).toMatchObject([{ attempts: 1 }])
  })

  withStore('the homes that somebody was written to from are found by UID and address', async (store) => {
    await store.mails.add(mail({ homeId: 'bob' }))
    await store.mails.add(mail())
    await store.mails.add(mail({ homeId: 'cy', address: 'other@far.example' }))
    expect(await store.mails.homesOf('uid-one', 'guest@far.example')).toEqual(['ada', 'bob'])
    expect(await store.mails.homesOf('uid-two', 'guest@far.example')).toEqual([])
  })

  withStore('what is over is forgotten, unless it still waits', async (store) => {
    await store.mails.add(mail())
    await store.mails.sweep(epochMs(100))
    const [waiting] = await store.mails.due(epochMs(10), 5)
    if (waiting === undefined) throw new Error('nothing is due')
    await store.mails.finish(waiting, null)
    await store.mails.sweep(epochMs(99))
    expect(await store.mails.find(mail())).toMatchObject({ known: null })
    await store.mails.sweep(epochMs(100))
    expect(await store.mails.find(mail())).toBeNull()
  })
}

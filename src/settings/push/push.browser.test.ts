import { beforeEach, expect, test, vi } from 'vitest'
import type { PushedReminder } from '#contract/reminders/pushSubscription.ts'

type Happening = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

const reminder: PushedReminder = {
  key: 'work/stand-up/ 1',
  title: 'Stand-up',
  start: '2027-03-15T22:30:00.000Z',
  isAllDay: false,
  zone: 'Asia/Tokyo',
  calendarId: 'work',
  eventId: 'stand up/é',
  occurrence: '2027-03-15T22:30:00Z',
}

const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>()
const openWindow = vi.fn<(address: string) => Promise<null>>()
const focus = vi.fn<() => Promise<void>>()
const scope = 'https://calendar.example/app/assets/push/'

beforeEach(() => void vi.clearAllMocks())

/** The worker of `public/assets/push.js` with these tabs, each of which answers what it is asked. */
async function workerWith(tabs: readonly ((question: unknown) => boolean)[]) {
  const text = await (await fetch('/assets/push.js')).text()
  const self = Object.assign(new EventTarget(), {
    registration: { scope, showNotification },
    clients: {
      matchAll: async () =>
        tabs.map((answer) => ({
          focus,
          postMessage: (question: unknown, [port]: readonly MessagePort[]) =>
            port?.postMessage(answer(question)),
        })),
      openWindow,
    },
  })
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function('self', text)(self)
  return async (type: string, more: object) => {
    const works: Promise<unknown>[] = []
    const event: Happening = Object.assign(new Event(type), more, {
      waitUntil: (work: Promise<unknown>) => void works.push(work),
    })
    self.dispatchEvent(event)
    await Promise.all(works)
  }
}
const pushed = (sent: PushedReminder) => ({ data: { json: () => sent } })

test('without a tab the reminder is shown with its title and time', async () => {
  const happen = await workerWith([])
  await happen('push', pushed(reminder))
  expect(showNotification).toHaveBeenCalledTimes(1)
  const [title, options] = showNotification.mock.calls[0] ?? []
  expect(title).toBe('Stand-up')
  expect(options).toMatchObject({ tag: reminder.key, data: reminder })
  expect(options?.body).toContain('7:30')
  await happen('push', pushed({ ...reminder, title: null, isAllDay: true, start: '2027-03-15' }))
  const [name, allDay] = showNotification.mock.calls[1] ?? []
  expect(name).toBe('Kalends')
  expect(allDay?.body).toContain('15')
})

test('the worker is silent if one of the tabs has spoken, and only then', async () => {
  await (
    await workerWith([() => false, () => true])
  )('push', pushed(reminder))
  expect(showNotification).not.toHaveBeenCalled()
  await (
    await workerWith([() => false])
  )('push', pushed(reminder))
  expect(showNotification).toHaveBeenCalledTimes(1)
})

test('the buttons of what a tab has shown join, snooze and open', async () => {
  const join = 'https://meet.example.org/review'
  const data = { key: 'one', path: '/calendar/week/2027-03-16/event/work/one', join }
  const press = { notification: { data, close: () => undefined } }
  const asked: unknown[] = []
  const answer = (question: unknown) => asked.push(question) > 0
  const happen = await workerWith([() => false, answer])
  await happen('notificationclick', { ...press, action: 'join' })
  expect(openWindow).toHaveBeenCalledWith(join)
  await happen('notificationclick', { ...press, action: 'snooze' })
  expect(asked).toEqual([{ kind: 'snooze-reminder', key: 'one' }])
  await happen('notificationclick', { ...press, action: 'open' })
  expect(asked.at(-1)).toEqual({ kind: 'open-reminder', path: data.path })
  // Where no tab can snooze it any more, the event is opened.
  await (
    await workerWith([])
  )('notificationclick', { ...press, action: 'snooze' })
  expect(openWindow).toHaveBeenLastCalledWith(`https://calendar.example/app/#${data.path}`)
})

test('a click opens the event in a tab that is there, or in a new one', async () => {
  const notification = { data: reminder, close: () => undefined }
  const asked: unknown[] = []
  const note = (question: unknown) => asked.push(question) > 0
  // In Tokyo it is the next day.
  const path = `/calendar/week/2027-03-16/event/work/stand%20up%2F%C3%A9/2027-03-15T22%3A30%3A00Z`
  await (
    await workerWith([note])
  )('notificationclick', { notification })
  expect(asked).toEqual([{ kind: 'open-reminder', path }])
  expect(focus).toHaveBeenCalledTimes(1)
  expect(openWindow).not.toHaveBeenCalled()
  await (
    await workerWith([])
  )('notificationclick', { notification })
  expect(openWindow).toHaveBeenCalledWith(`https://calendar.example/app/#${path}`)
})

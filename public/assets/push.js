// The worker of reminders while no tab is open (docs/decisions/0061-reminders-without-a-tab.md). It answers no
// requests and stores nothing. What it is sent: `PushedReminder` of contract/reminders/pushSubscription.ts.

const answerMs = 2000

self.addEventListener('push', (event) => {
  const reminder = event.data?.json()
  if (reminder) event.waitUntil(remind(reminder))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(act(event.action, event.notification.data))
})

/** A tab that is open speaks itself. */
async function remind(reminder) {
  const tabs = await allTabs()
  const answers = await Promise.all(tabs.map((tab) => ask(tab, { kind: 'reminder', key: reminder.key })))
  if (answers.includes(true)) return
  const { key, title } = reminder
  const options = { body: timeOf(reminder), tag: key, data: reminder }
  await self.registration.showNotification(title ?? 'Kalends', options)
}

/** What a tab has shown has its path, where it is met, and buttons; what was pushed has none, and is opened. */
async function act(action, notice) {
  if (action === 'join' && notice.join) return self.clients.openWindow(notice.join)
  if (action === 'snooze' && (await isSnoozed(notice.key))) return
  await open(notice.path ?? pathOf(notice))
}

async function isSnoozed(key) {
  const answers = await Promise.all(
    (await allTabs()).map((tab) => ask(tab, { kind: 'snooze-reminder', key })),
  )
  return answers.includes(true)
}

async function open(path) {
  for (const tab of await allTabs()) {
    if (!(await ask(tab, { kind: 'open-reminder', path }))) continue
    await tab.focus()
    return
  }
  await self.clients.openWindow(new URL(`../../#${path}`, self.registration.scope).href)
}

const allTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** False without an answer: the tab sleeps, or shows no calendar. */
function ask(tab, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), answerMs)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    })
    port1.start()
    tab.postMessage(question, [port2])
  })
}

function timeOf({ start, isAllDay, zone }) {
  const day = { weekday: 'short', day: 'numeric', month: 'short' }
  const time = { hour: 'numeric', minute: '2-digit', timeZone: zone }
  const dayOf = (instant) => new Date(instant).toLocaleDateString(undefined, { timeZone: zone })
  if (isAllDay) return new Date(start).toLocaleDateString(undefined, { ...day, timeZone: 'UTC' })
  const isToday = dayOf(start) === dayOf(Date.now())
  return new Date(start).toLocaleString(undefined, isToday ? time : { ...day, ...time })
}

/** As `eventPath` of the application prints it. */
function pathOf({ start, isAllDay, zone, calendarId, eventId, occurrence }) {
  const date = isAllDay ? start : new Date(start).toLocaleDateString('sv', { timeZone: zone })
  const name = [calendarId, eventId, ...(occurrence === null ? [] : [occurrence])]
  return `/calendar/week/${date}/event/${name.map(encodeURIComponent).join('/')}`
}

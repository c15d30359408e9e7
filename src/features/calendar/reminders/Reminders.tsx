import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ShownReminder } from '#domain/reminders/ReminderLog.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { maxReminderLeadDays } from '#domain/reminders/maxReminderLeadDays.ts'
import { addDays } from '#domain/time/dates.ts'
import { dayOfLocal, type IsoDate } from '#domain/time/units.ts'
import { localAt } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { eventPath } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { keepMail } from '../../../settings/push/mailReminders.ts'
import { keepPush, pushBrowser } from '../../../settings/push/pushHere.ts'
import { useNotificationPermission } from '../../../settings/push/useNotificationPermission.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { meetingLink } from '../format/meetingLink.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import { useNow } from '../zone/useNow.ts'
import { answerWorker } from './answerWorker.ts'
import { formatNotice } from './formatNotice.ts'
import { noticeActions } from './noticeActions.ts'
import { notifyOfReminder } from './notifyOfReminder.ts'
import { ReminderLine } from './ReminderLine.tsx'
import { reminderStore, type ReminderStore } from './reminderStore.ts'
import { useReminders, workersHere } from './useReminders.ts'
import { useSpeaker } from './useSpeaker.ts'

/** The same list all day. */
function useRangesFrom(today: IsoDate) {
  return useMemo(() => rangesOver([addDays(today, -2), addDays(today, maxReminderLeadDays)]), [today])
}

/** Keeps up the reminders of this browser while no tab is open, and answers the worker that shows them. */
function useWorker(userId: string, store: ReminderStore, { shown, snooze }: ReturnType<typeof useReminders>) {
  const api = useApi()
  const go = useGo()
  const { permission } = useNotificationPermission()
  useEffect(() => {
    if (workersHere() !== undefined && permission !== 'unsupported')
      void keepPush(api, userId, pushBrowser(), permission)
  }, [api, userId, permission])
  const snoozeByKey = useEffectEvent((key: string): boolean => {
    const reminder = shown.find((each) => each.key === key)
    if (reminder) snooze(reminder)
    return reminder !== undefined
  })
  useEffect(() => {
    const workers = workersHere()
    if (workers === undefined || !('Notification' in globalThis)) return undefined
    return answerWorker(workers, {
      hasCome: (key) => store.read().entries.some((entry) => entry.key === key),
      open: (path) => go(path),
      snooze: (key) => snoozeByKey(key),
    })
  }, [store, go])
}

/** Keeps up the reminders by e-mail of who wants them. */
function useMail(isOn: boolean, zone: string) {
  const api = useApi()
  useEffect(() => {
    if (isOn) void keepMail(api, zone)
  }, [api, isOn, zone])
}

const none: readonly never[] = []

/** The reminders of a person's own calendars that have come, each as a line across the page. */
export function Reminders() {
  const { id: userId } = useUser()
  const { homeZone = '', notifications } = useSettings()
  const home = zoneNamed(ianaZone(homeZone) ?? Temporal.Now.timeZoneId())
  const now = useNow()
  const today = isoDate(dayOfLocal(localAt(now, home)))
  const list = useQuery(calendarsQuery(useApi(), userId)).data?.calendars ?? none
  // An alarm in somebody else's calendar is theirs.
  const own = useMemo(() => list.filter(({ homeId }) => homeId === userId), [list, userId])
  const ranges = useRangesFrom(today)
  const { events, isRead } = useEvents(own, ranges, home.name)
  const store = useMemo(() => reminderStore(window, userId), [userId])
  useMail(notifications?.byMail === true, home.name)
  const go = useGo()
  const isSilent = notifications?.isOn === false

  const pathOf = ({ event }: ShownReminder) => {
    const { when } = event
    const date = when.kind === 'allDay' ? when.first : isoDate(dayOfLocal(localAt(when.start, home)))
    return eventPath({ view: 'week', date }, event)
  }
  const reminders = useReminders({
    events,
    home,
    store,
    // What is not read yet would be taken for nothing, and never come.
    isSpeaker: useSpeaker(userId) && isRead && own.length > 0,
    onDue: (reminder) => {
      if (isSilent) return
      const { event, key } = reminder
      const [path, join] = [pathOf(reminder), meetingLink(event, null)]
      const notice = {
        title: formatNotice(event, now, home),
        body: event.location,
        tag: event.key,
        data: { key, path, join },
        actions: noticeActions(join),
      }
      void notifyOfReminder(notice, () => go(path))
    },
  })
  const { shown, dismiss, snooze } = reminders
  useWorker(userId, store, reminders)
  return shown.map((reminder) => (
    <ReminderLine
      key={reminder.event.key}
      reminder={reminder}
      now={now}
      zone={home}
      onOpen={() => go(pathOf(reminder))}
      onSnooze={() => snooze(reminder)}
      onDismiss={() => dismiss(reminder)}
    />
  ))
}

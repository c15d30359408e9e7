import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { MessageInFile } from '#domain/scheduling/inFile/messageIn.ts'
import { standingOf } from '#domain/scheduling/inFile/standingOf.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import { useCalendarPlace } from '../../../../navigation/calendar/useCalendarPlace.ts'
import { eventPath } from '../../../../navigation/paths.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { useReader } from '../../queries/ranges/useReader.ts'
import { findByUid } from '../../queries/ranges/findByUid.ts'
import { receiveItip } from '../../queries/requests/itipRequests.ts'
import { messageEvent } from './messageEvent.ts'

type Ways = {
  readonly zone: string
  /** Turn to a day, without the dialog. */
  readonly onShow: (date: IsoDate) => void
}

/** What a message that came as a file means to one's own calendars, and how they take it (CAL-29). */
export function useMessage(message: MessageInFile, { zone, onShow }: Ways) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const go = useGo()
  const { id } = useUser()
  const reader = useReader(zone)
  const period = useCalendarPlace()?.period
  const [now] = useState(() => epochMs(Date.now()))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { uid, data } = message
  const known = useQuery({
    queryKey: calendarKeys.ofUid(id, uid),
    queryFn: ({ signal }) => findByUid(api, id, uid, { signal }),
    retry: isWorthRetrying,
    gcTime: 0,
  })
  const event = useMemo(() => messageEvent(data, { name: nameless, reader, now }), [data, reader, now])
  const { data: stored } = known
  const held = useMemo(
    () => (stored ? messageEvent(stored.data, { name: stored, reader, now }) : null),
    [stored, reader, now],
  )

  async function take(): Promise<void> {
    await receiveItip(api, id, bodyOf(message))
    const item = await findByUid(api, id, uid)
    void client.invalidateQueries({ queryKey: calendarKeys.rangesOfHome(id) })
    const isNew = stored === null
    notify({
      kind: 'done',
      text: () => (isNew ? t`The invitation is in your calendar.` : t`Your calendar was updated.`),
    })
    const shown = messageEvent(data, { name: item ?? nameless, reader, now })
    if (shown === null) return
    const { when } = shown
    const date = when.kind === 'allDay' ? when.first : dateOf(when.start, zone)
    onShow(date)
    if (period && item) go(eventPath({ ...period, date }, shown))
  }

  async function onTake(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await take()
    } catch (error) {
      const failure = failureBehind(error)
      setProblem(
        failure === 'forbidden'
          ? t`Your calendar has this event from somebody else, or the sender takes no part in it. Nothing was changed.`
          : t(explain(failure).sentence),
      )
      setIsBusy(false)
    }
  }

  return {
    // A cancellation and an answer need no time: it is that of one's own event.
    event: event ?? held,
    /** What is in the calendar of it; null for nothing or while that is not known. */
    held,
    /** null while it is not known. */
    standing: stored === undefined ? null : standingOf(message, stored?.data ?? null),
    trouble: known.error ? t(explain(failureBehind(known.error)).sentence) : null,
    problem,
    isBusy,
    onTake: () => void onTake(),
  }
}

/** Of an event that lies nowhere yet. */
const nameless = { calendarId: '', eventId: '' }

const bodyOf = ({ method, uid, sequence, sender, recipient, data }: MessageInFile) => ({
  method,
  uid,
  sequence,
  sender: sender.address,
  recipient,
  ical: printICalendar(data),
})

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type {
  DeletedCalendarSeen,
  UnseenChange,
  UnseenChangesAnswer,
} from '#contract/unseen/unseenChanges.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useContinued } from '../../../ui/useContinued.ts'
import { useAreSettingsKnown } from '../../../settings/useAreSettingsKnown.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { drawUnseen } from './drawUnseen.ts'
import { unseenEntries, type UnseenEntry, type UnseenView } from './unseenEntries.ts'
import { unseenQuery } from './unseenRequests.ts'
import { useLooked } from './useLooked.ts'

/** How long the moment of the last look may lag behind the clock while there is nothing new. */
const lagMs = 15 * 60_000
/** Writes of others come in groups. */
const gatherMs = 1500

type Looking = {
  /** Those on screen, and all that there are. */
  readonly calendars: readonly Calendar[]
  readonly all: readonly Calendar[]
  readonly zone: Zone
  readonly now: EpochMs
}

/** What others changed since the person last looked, as far as it is still to come. */
export function useUnseen({ calendars, all: known, zone, now }: Looking) {
  const api = useApi()
  const looked = useLooked()
  const reader = useReader(zone.name)
  const areKnown = useAreSettingsKnown()
  const { data } = useQuery({ ...unseenQuery(api, looked.until), enabled: areKnown })
  useReadAgain()

  const deleted = (data?.deletedCalendars ?? gone).filter((each) => !looked.hasSeen(each))
  const unseen = data?.changes.filter((each) => !looked.hasSeen(each)) ?? none
  // What was read again and says the same is drawn as before, and the clock does not draw it every minute.
  const quarter = Math.floor(now / lagMs)
  const all = useContinued({ changes: unseen, reader, zone, quarter }, entriesAt)
  const shown = useMemo(() => onScreen(all, calendars), [all, calendars])
  const draw = useContinued({ entries: shown, calendars: known, zone, quarter }, drawingAt)

  const onAnswer = useEffectEvent((answer: UnseenChangesAnswer) => {
    const { until } = looked
    const lag = until === undefined ? Infinity : Date.parse(answer.until) - Date.parse(until)
    if (all.length + deleted.length === 0 && lag > lagMs) looked.lookUpTo(answer.until)
  })
  useEffect(() => {
    if (areKnown && data !== undefined) onAnswer(data)
  }, [data, areKnown])

  return {
    entries: shown,
    deleted,
    draw,
    hasMore: data?.hasMore ?? false,
    since: looked.until,
    agree: (change: Agreed): void => {
      const left = [...deleted, ...all.map((each) => each.change)]
      const isLast = left.every(({ id }) => id === change.id) && data?.hasMore === false
      if (isLast) looked.lookUpTo(latest(data.until, change.at))
      else looked.see([change])
    },
    agreeToAll: (): void => {
      if (data === undefined) return
      if (all.length === shown.length) looked.lookUpTo(data.until)
      else looked.see([...deleted, ...shown.map(({ change }) => change)])
    },
  }
}

const none: readonly UnseenChange[] = []
const gone: readonly DeletedCalendarSeen[] = []

type Agreed = { readonly id: string; readonly at: string }

type At = { readonly zone: Zone; readonly quarter: number }

const entriesAt = ({ changes, reader, zone, quarter }: At & Changes) =>
  unseenEntries(changes, { reader, zone, now: epochMs(quarter * lagMs) })

const drawingAt = ({ entries, calendars, zone, quarter }: At & Drawing) =>
  entries.length === 0
    ? null
    : drawUnseen(entries, {
        zone,
        now: epochMs(quarter * lagMs),
        nameOf: (id) => calendars.find((each) => each.id === id)?.name ?? null,
      })

type Drawing = { readonly entries: readonly UnseenEntry[]; readonly calendars: readonly Calendar[] }

type Changes = { readonly changes: readonly UnseenChange[]; readonly reader: UnseenView['reader'] }

const latest = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? other : one)

function onScreen(entries: readonly UnseenEntry[], calendars: readonly Calendar[]) {
  const ids = new Set(calendars.map(({ id }) => id))
  // What went out of a calendar that is shown is told, wherever it is now.
  return entries.filter(({ name, from }) => ids.has(name.calendarId) || (from && ids.has(from.calendarId)))
}

/** What others write is read with the ranges that it is in: then it is asked whether it is news. */
function useReadAgain(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      const [area, kind] = query.queryKey
      const isOfRange = area === 'calendar' && (kind === 'range' || kind === 'home')
      if (type !== 'updated' || !isOfRange || query.state.dataUpdateCount < 2) return
      if (query.state.fetchStatus !== 'idle') return
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: calendarKeys.unseen }), gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
}

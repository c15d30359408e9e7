import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import type { UnseenEntry } from './unseenEntries.ts'
import { UnseenButton } from './UnseenButton.tsx'
import { UnseenCard } from './UnseenCard.tsx'
import './unseen.module.css'
import { unseenStore } from './unseenStore.ts'
import { useUnseen } from './useUnseen.ts'

// lingui-set comment="Changes that others made in the calendars that one sees, since one last looked."

type UnseenChangesProps = {
  /** Those on screen. */
  readonly calendars: readonly Calendar[]
  /** The days on screen. */
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly now: EpochMs
  readonly onDate: (date: IsoDate) => void
}

/** What others changed since one last looked, where the server tells it (CAL-34). */
export const UnseenChanges = (props: UnseenChangesProps) =>
  offers(useApi(), 'unseenChanges') ? <Unseen {...props} /> : null

/** A count in the header, marks in the grid, and a card that goes from one to the next. */
function Unseen({ calendars, days, zone, now, onDate }: UnseenChangesProps) {
  const { entries, draw, hasMore, since, agree, agreeToAll } = useUnseen({ calendars, zone, now })
  const [openId, setOpenId] = useState<string | null>(null)
  const open = entries.find(({ change }) => change.id === openId) ?? null

  const goTo = (entry: UnseenEntry | undefined) => {
    setOpenId(entry?.change.id ?? null)
    if (entry && !days.includes(entry.date)) onDate(entry.date)
  }
  const after = (entry: UnseenEntry | null) =>
    entries[entry === null ? 0 : (entries.indexOf(entry) + 1) % entries.length]
  const onStep = useEffectEvent(() => {
    if (entries.length === 0) notify({ kind: 'done', text: t`No changes by others since you last looked.` })
    else goTo(after(open))
  })
  /** The next of those that are left, if there is one. */
  const leave = (entry: UnseenEntry) => goTo(entries.length > 1 ? after(entry) : undefined)

  useEffect(() => unseenStore.change({ draw }), [draw])
  useEffect(() => {
    unseenStore.change({ step: () => onStep() })
    return () => unseenStore.change({ draw: null, step: null })
  }, [])
  useGhostPresses((key) => goTo(entries.find((entry) => entry.key === key || isGhostOf(entry, key))))

  return (
    <>
      <UnseenButton count={entries.length} {...{ hasMore, since, now }} onStep={() => goTo(after(open))} />
      {open && (
        <UnseenCard
          key={open.change.id}
          entry={open}
          {...{ zone, now }}
          place={{ at: entries.indexOf(open) + 1, of: entries.length }}
          calendar={calendars.find(({ id }) => id === open.name.calendarId)?.name ?? ''}
          onAgree={() => {
            leave(open)
            agree(open)
          }}
          onAgreeToAll={() => {
            goTo(undefined)
            agreeToAll()
          }}
          onNext={() => goTo(after(open))}
          onUndone={(isAsked) => {
            leave(open)
            if (!isAsked) agree(open)
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

/** Whether a ghost with this key is of one of the occurrences that the entry is about. */
const isGhostOf = ({ name }: UnseenEntry, key: string) =>
  key.startsWith(`was:${name.calendarId}/${name.eventId}/`)

/** A press on the place where an event was says what became of it. */
function useGhostPresses(onPress: (key: string) => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const ghost = event.target instanceof Element ? event.target.closest('[data-unseen="was"]') : null
    const key = ghost?.getAttribute('data-event')
    if (key) onPress(key)
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])
}

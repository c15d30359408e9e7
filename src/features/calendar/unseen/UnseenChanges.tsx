import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { DeletedCalendarCard } from './DeletedCalendarCard.tsx'
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
  /** All that there are. */
  readonly all: readonly Calendar[]
  /** The days on screen. */
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly now: EpochMs
  readonly onDate: (date: IsoDate) => void
}

/** What others changed since one last looked, where the server tells it (CAL-34). */
export const UnseenChanges = (props: UnseenChangesProps) =>
  offers(useApi(), 'unseenChanges') ? <Unseen {...props} /> : null

/** What can be gone to: a calendar that is gone, or an event. */
type Step = { readonly id: string; readonly at: string; readonly entry: UnseenEntry | null }

/** A count in the header, marks in the grid, and a card that goes from one to the next. */
function Unseen({ calendars, all, days, zone, now, onDate }: UnseenChangesProps) {
  const unseen = useUnseen({ calendars, all, zone, now })
  const { entries, deleted, draw, hasMore, since, agree, agreeToAll } = unseen
  const [openId, setOpenId] = useState<string | null>(null)
  const steps: readonly Step[] = [
    ...deleted.map(({ id, at }) => ({ id, at, entry: null })),
    ...entries.map((entry) => ({ id: entry.change.id, at: entry.change.at, entry })),
  ]
  const open = steps.find(({ id }) => id === openId) ?? null

  const goTo = (step: Step | undefined) => {
    setOpenId(step?.id ?? null)
    const date = step?.entry?.date
    if (date !== undefined && !days.includes(date)) onDate(date)
  }
  const after = (step: Step | null) => steps[step === null ? 0 : (steps.indexOf(step) + 1) % steps.length]
  const onStep = useEffectEvent(() => {
    if (steps.length === 0)
      notify({ kind: 'done', text: () => t`No changes by others since you last looked.` })
    else goTo(after(open))
  })
  /** The next of those that are left, if there is one. */
  const leave = (step: Step) => goTo(steps.length > 1 ? after(step) : undefined)

  useEffect(() => unseenStore.change({ draw }), [draw])
  useEffect(() => {
    unseenStore.change({ step: () => onStep() })
    return () => unseenStore.change({ draw: null, step: null })
  }, [])
  useGhostPresses((key) =>
    goTo(steps.find(({ entry }) => entry !== null && (entry.key === key || isGhostOf(entry, key)))),
  )

  const card = open && {
    now,
    place: { at: steps.indexOf(open) + 1, of: steps.length },
    onAgree: () => {
      leave(open)
      agree(open)
    },
    onAgreeToAll: () => {
      goTo(undefined)
      agreeToAll()
    },
    onNext: () => goTo(after(open)),
    onClose: () => setOpenId(null),
  }
  const gone = deleted.find(({ id }) => id === openId)
  return (
    <>
      <UnseenButton count={steps.length} {...{ hasMore, since, now }} onStep={() => goTo(after(open))} />
      {card && gone && <DeletedCalendarCard key={gone.id} deleted={gone} {...card} />}
      {card && open.entry && (
        <UnseenCard
          key={open.id}
          entry={open.entry}
          zone={zone}
          calendars={all}
          onUndone={(isAsked) => {
            leave(open)
            if (!isAsked) agree(open)
          }}
          {...card}
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

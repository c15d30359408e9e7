import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BatchAction } from '#domain/edits/batch/Batch.ts'
import { shiftBetween } from '#domain/edits/batch/shifting.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { leftOutSentences } from '../edits/messages/batchSentences.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { announce } from '../grid/drag/announce.ts'
import { offerSelection, selection } from '../grid/drag/selecting/selection.ts'
import { eventsNear } from '../grid/model/eventsNear.ts'
import type { ChipContext } from '../grid/view/ChipContext.ts'
import { deletionOf, type AskedDeletion } from '../edits/deletion/deletionOf.ts'
import { runBatch } from './runBatch.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useMarkedChips } from './useMarkedChips.ts'
import { useSelectedEvents } from './useSelectedEvents.ts'
import { useSelectionInput } from './useSelectionInput.ts'

const DeletionQuestion = lazyDialog(
  async () => (await import('../editor/DeletionQuestion.tsx')).DeletionQuestion,
)

type SelectionProps = {
  readonly events: readonly CalendarEvent[]
  /** The days that are shown. */
  readonly days: readonly IsoDate[]
  readonly context: ChipContext
  /** The card of an event goes. */
  readonly onClose: () => void
}

/** The selected events of the page: how they are selected, and what is done to all of them. */
export function Selection({ events, days, context, onClose }: SelectionProps) {
  const { t } = useLingui()
  const { zone, calendars } = context
  const user = useUser()
  const editContext = useEditContext(zone.name)
  const { keys, selected } = useSelectedEvents(events)
  const [asked, setAsked] = useState<AskedDeletion | null>(null)
  useMarkedChips(keys)
  useSpokenCount(keys.size)

  const onFailure = (error: unknown) =>
    notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
  const find = (key: string) => events.find((each) => each.key === key)

  async function run(does: BatchAction): Promise<void> {
    const targets = { events: selected(), calendars, zone, user }
    if (does.name === 'delete') selection.select([])
    await runBatch(editContext, targets, does).catch(onFailure)
  }

  async function removeOne(event: CalendarEvent): Promise<void> {
    const calendar = calendars.get(event.calendarId)
    if (!calendar?.canWrite) return void notify({ kind: 'failed', text: () => leftOutSentences.readOnly(1) })
    onClose()
    const deletion = await deletionOf(editContext, event, { calendar, emails: user.emails })
    if (deletion.occurrence === null) deletion.remove('all')
    else setAsked(deletion)
  }

  useSelectionInput({
    isEvent: (key) => find(key) !== undefined,
    shown: () => eventsNear(events, days).map(({ key }) => key),
    onDelete: (key) => {
      const event = find(key)
      if (selection.current().size > 0) void run({ name: 'delete' })
      else if (event) void removeOne(event).catch(onFailure)
    },
  })

  const onDrag = useEffectEvent((key: string, to: EventWhen) => {
    const from = selected().find((each) => each.key === key)?.when
    const minutes = from ? shiftBetween(from, to, zone) : null
    return minutes === null ? null : run({ name: 'move', minutes })
  })
  const onRemove = useEffectEvent(() => void run({ name: 'delete' }))
  useEffect(
    () =>
      offerSelection({
        drag: (key, to) => onDrag(key, to),
        events: selected,
        remove: () => onRemove(),
      }),
    [selected],
  )

  return (
    <>
      {keys.size > 0 && <SelectionBar count={keys.size} onDone={(does) => void run(does)} />}
      {asked && (
        <DeletionQuestion
          {...asked}
          zone={zone.name}
          onChosen={(scope) => {
            setAsked(null)
            asked.remove(scope)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** How many are selected is said after each change, and that none is any more. */
function useSpokenCount(count: number): void {
  const last = useRef(0)
  useEffect(() => {
    if (last.current === count) return
    last.current = count
    announce(countSentence(count))
  }, [count])
}

const countSentence = (count: number): string =>
  plural(count, { 0: 'Nothing selected', one: '# event selected', other: '# events selected' })

import { Trans } from '@lingui/react/macro'
import { memo, useId } from 'react'
import type { QuickAddPart } from '#domain/quickadd/QuickAddReading.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useEdits } from '../edits/useEdits.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { QuickAddChips } from '../quickadd/QuickAddChips.tsx'
import { quickAddChips } from '../quickadd/quickAddChips.ts'
import { usePeopleNamed } from '../quickadd/usePeopleNamed.ts'
import { useQuickAdd } from '../quickadd/useQuickAdd.ts'
import styles from './SearchDialog.module.css'

type SentenceReadProps = {
  readonly text: string
  /** The date that is looked at. */
  readonly date: IsoDate
  readonly zone: string
  /** Those that accept new events. */
  readonly calendars: readonly Calendar[]
  /** The one that an event goes to if the text names none. */
  readonly proposed: Calendar | undefined
  /** The words of a chip are to be changed. */
  readonly onMend: (words: QuickAddPart) => void
  readonly onCreated: () => void
}

/** Which event the text of a search would be, where it names a time: as in quick add, and created from here. */
export const SentenceRead = memo(function SentenceRead(props: SentenceReadProps) {
  const { text, date, zone, calendars, proposed, ...on } = props
  const chipsId = useId()
  const { create } = useEdits(zone)
  const people = usePeopleNamed(text)
  const { reading, event } = useQuickAdd({ date, zone, calendars, proposed, people }).read(text, [])
  const calendar = calendars.find(({ id }) => id === event.draft.calendarId)
  const namesTime = reading.parts.some(({ kind }) => kind === 'when')
  if (!namesTime || reading.title === '' || !calendar) return null

  function onCreate(into: Calendar) {
    create(event.draft, into, event.additions)
    on.onCreated()
  }

  return (
    <div className={styles.sentence}>
      <QuickAddChips
        id={chipsId}
        text={text}
        chips={quickAddChips(reading, event, { zone, calendars })}
        onMend={({ parts: [words] }) => words && on.onMend(words)}
      />
      <Button size="small" data-result="new" aria-describedby={chipsId} onClick={() => onCreate(calendar)}>
        <Trans>Create</Trans>
      </Button>
    </div>
  )
})

import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useMemo } from 'react'
import type { QuickAddPart } from '#domain/quickadd/QuickAddReading.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { quickAddPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { useHandler } from '../../../ui/useHandler.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './SearchDialog.module.css'

const SentenceRead = lazyComponent(async () => (await import('./SentenceRead.tsx')).SentenceRead)

type NewEventWayProps = {
  /** What is typed. */
  readonly text: string
  readonly period: CalendarPeriod
  /** The date that is looked at. */
  readonly date: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  /** The one that a new event goes to. */
  readonly proposed: Calendar | undefined
  /** Words of the text are to be changed. */
  readonly onMend: (words: QuickAddPart) => void
  /** Going back shows the search with its text. */
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** The way to an event of what is typed, below what was found: in quick add, or at once if its time is named. */
export function NewEventWay({ text, period, onMend, onLeave, onClose, ...place }: NewEventWayProps) {
  const { t } = useLingui()
  const go = useGo()
  const sentence = text.trim()
  const calendars = useMemo(() => place.calendars.filter(({ canWrite }) => canWrite), [place.calendars])
  // What was found is on the screen before the text is read as a sentence.
  const deferredText = useDeferredValue(text)
  const on = { onMend: useHandler(onMend), onCreated: useHandler(onClose) }
  if (sentence === '' || calendars.length === 0) return null

  function onNewEvent() {
    onLeave()
    go(quickAddPath(period, sentence))
  }

  return (
    <>
      <button type="button" data-result="new" className={styles.way} onClick={onNewEvent}>
        <Plus size={16} aria-hidden />
        {t`New event: ${sentence}`}
      </button>
      <SentenceRead {...place} {...on} text={deferredText} calendars={calendars} />
    </>
  )
}

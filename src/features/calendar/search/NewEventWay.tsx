import { Trans } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { quickAddPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './SearchDialog.module.css'

type NewEventWayProps = {
  /** What is typed. */
  readonly text: string
  readonly period: CalendarPeriod
  readonly calendars: readonly Calendar[]
  /** Going back shows the search with its text. */
  readonly onLeave: () => void
}

/** The way to an event of what is typed, below what was found. */
export function NewEventWay({ text, period, calendars, onLeave }: NewEventWayProps) {
  const go = useGo()
  const sentence = text.trim()
  if (sentence === '' || !calendars.some(({ canWrite }) => canWrite)) return null

  function onNewEvent() {
    onLeave()
    go(quickAddPath(period, sentence))
  }

  return (
    <button type="button" data-result="new" className={styles.way} onClick={onNewEvent}>
      <Plus size={16} aria-hidden />
      <Trans>New event: {sentence}</Trans>
    </button>
  )
}

import type { KeyboardEvent } from 'react'
import type { WorkingHours } from '../ViewOptions.ts'
import { minutesOf } from './workTime.ts'
import { endRange, movedByKey, type HoursEnd } from './workingWeek.ts'
import styles from './WorkingWeek.module.css'

type HoursHandleProps = {
  readonly day: number
  readonly end: HoursEnd
  readonly work: NonNullable<WorkingHours>
  readonly label: string
  /** The time that it is at, as it is read. */
  readonly text: string
  /** Whether Tab leads to it: arrows lead to those of other days. */
  readonly isTabStop: boolean
  readonly onMove: (end: HoursEnd, minutes: number) => void
}

/** An end of the hours of a day. Arrows up and down move it by half an hour, those to the sides lead to other days. */
export function HoursHandle({ day, end, work, label, text, isTabStop, onMove }: HoursHandleProps) {
  const minutes = minutesOf(work[end])
  const range = endRange(work, end)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      stepAside(event.currentTarget, event.key === 'ArrowRight')
      return
    }
    const to = movedByKey(event.key, minutes, range)
    if (to === null) return
    event.preventDefault()
    if (to !== minutes) onMove(end, to)
  }

  return (
    <div
      role="slider"
      tabIndex={isTabStop ? 0 : -1}
      className={styles.handle}
      data-day={day}
      data-end={end}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={minutes}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
    />
  )
}

/** To the same end of the next day that is not off. */
function stepAside(handle: HTMLElement, isRight: boolean): void {
  const week = handle.closest('[role="group"]')
  if (!week) return
  const handles = [...week.querySelectorAll<HTMLElement>(`[data-end="${handle.dataset['end'] ?? ''}"]`)]
  const isForward = isRight === (getComputedStyle(week).direction === 'ltr')
  handles[handles.indexOf(handle) + (isForward ? 1 : -1)]?.focus()
}

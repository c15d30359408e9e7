import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import { formatRulerHour } from '../../format/formatTime.ts'
import type { WorkingHours } from '../ViewOptions.ts'
import { HoursHandle } from './HoursHandle.tsx'
import { formatWorkTime, minutesOf } from './workTime.ts'
import { dayMinutes, drawnHours, withEndAt, type HoursEnd, type Spot } from './workingWeek.ts'
import styles from './WorkingWeek.module.css'

// lingui-set comment="A small week in the settings, in which working hours are drawn with the mouse."

type WorkingWeekProps = {
  /** Of each weekday, from Sunday on. */
  readonly hours: readonly WorkingHours[]
  readonly firstDay: number
  readonly onChange: (hours: WorkingHours[]) => void
}

/** What is being drawn: a stroke over free places, or an end of a day’s hours that is moved. */
type Stroke = {
  readonly from: Spot
  readonly moved: { readonly day: number; readonly end: HoursEnd } | null
  readonly drawn: WorkingHours[] | null
}

/** Working hours on a tiny week: drawn over its days, or moved by their ends. Nothing is chosen before the mouse is let go. */
export function WorkingWeek({ hours, firstDay, onChange }: WorkingWeekProps) {
  const { t } = useLingui()
  const columns = useRef<HTMLDivElement>(null)
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const order = Array.from({ length: 7 }, (_, index) => (index + firstDay) % 7)
  const words = dateWordsIn(i18n.locale)
  const isLong = words.weekdaysShort.some(({ length }) => length > maxLetters)
  const shown = stroke?.drawn ?? hours

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { button, target, pointerId, pointerType } = event
    if (button !== 0 || !columns.current || !(target instanceof Element)) return
    const handle = target.closest<HTMLElement>('[data-end]')
    // A finger that moves over the days scrolls the page.
    if (pointerType === 'touch' && !handle) return
    columns.current.setPointerCapture(pointerId)
    setStroke({ from: spotAt(columns.current, event), moved: handle && movedBy(handle), drawn: null })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!stroke || !columns.current) return
    const to = spotAt(columns.current, event)
    const { from, moved } = stroke
    // A hand that trembles draws nothing.
    if (!stroke.drawn && from.column === to.column && Math.abs(from.minutes - to.minutes) < 15) return
    setStroke({
      ...stroke,
      drawn: moved ? withEndAt(hours, moved.day, moved.end, to.minutes) : drawnHours(hours, order, from, to),
    })
  }

  function onPointerUp() {
    if (stroke?.drawn) onChange(stroke.drawn)
    setStroke(null)
  }

  return (
    <div role="group" aria-label={t`Working hours over a week`} className={styles.week}>
      <div className={styles.ruler} aria-hidden>
        {marks.map((minutes) => (
          <span key={minutes} style={placed(minutes)}>
            {formatRulerHour(minutes)}
          </span>
        ))}
      </div>
      <div
        ref={columns}
        className={styles.days}
        data-drawing={stroke ? '' : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setStroke(null)}
      >
        {order.map((day) => (
          <div key={day} className={styles.day}>
            <span className={styles.name} aria-hidden>
              <span className={styles.short}>{words.weekdaysShort[day]}</span>
              {isLong && <span className={styles.narrow}>{words.weekdaysNarrow[day]}</span>}
            </span>
            <Hours
              day={day}
              name={words.weekdays[day] ?? ''}
              work={shown[day] ?? null}
              isTabStop={day === order.find((each) => hours[each])}
              onMove={(end, minutes) => onChange(withEndAt(hours, day, end, minutes))}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

type HoursProps = {
  readonly day: number
  readonly name: string
  readonly work: WorkingHours
  readonly isTabStop: boolean
  readonly onMove: (end: HoursEnd, minutes: number) => void
}

/** The hours of a day, with a handle at each end. */
function Hours({ day, name, work, isTabStop, onMove }: HoursProps) {
  const { t } = useLingui()
  if (work === null) return null
  const [start, end] = [minutesOf(work.start), minutesOf(work.end)]
  const shared = { day, work, isTabStop, onMove }
  return (
    <div className={styles.hours} style={placed(start, end - start)}>
      <HoursHandle {...shared} end="start" label={t`Start on ${name}`} text={formatWorkTime(start)} />
      <HoursHandle {...shared} end="end" label={t`End on ${name}`} text={formatWorkTime(end)} />
    </div>
  )
}

/** So many letters of a weekday have space on a phone. Arabic has no shorter names than the whole ones. */
const maxLetters = 4

/** The hours that are named beside the days. */
const marks = [0, 6, 12, 18].map((hour) => hour * 60)

const placed = (start: number, length = 0): CSSProperties & Record<`--${string}`, number> => ({
  '--start': start / dayMinutes,
  '--length': length / dayMinutes,
})

const movedBy = ({ dataset }: HTMLElement): Stroke['moved'] => ({
  day: Number(dataset['day']),
  end: dataset['end'] === 'end' ? 'end' : 'start',
})

/** The place of a pointer; beyond the edges that of the nearest day. */
function spotAt(columns: HTMLElement, { clientX, clientY }: PointerEvent): Spot {
  const days = [...columns.children]
  const boxes = days.map((day) => day.getBoundingClientRect())
  const distances = boxes.map(({ left, right }) => Math.max(left - clientX, clientX - right))
  const column = distances.indexOf(Math.min(...distances))
  const [{ top, height } = columns.getBoundingClientRect()] = boxes
  return { column, minutes: ((clientY - top) / height) * dayMinutes }
}

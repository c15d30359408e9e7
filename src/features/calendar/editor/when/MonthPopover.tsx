import { useEffect, useRef, type RefObject } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { Popover } from '../../../../ui/overlays/Popover.tsx'
import { DottedMonth } from '../../minimonth/DottedMonth.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

type MonthPopoverProps = {
  readonly label: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly date: IsoDate
  readonly today: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onPick: (date: IsoDate) => void
  readonly onClose: () => void
}

/** A month below a field, to choose its date from. Load it lazily. */
export function MonthPopover({ label, anchor, date, onPick, onClose, ...month }: MonthPopoverProps) {
  return (
    <Popover label={label} anchor={anchor} onClose={onClose}>
      <Month {...month} date={date} onPick={onPick} />
    </Popover>
  )
}

type MonthProps = Omit<MonthPopoverProps, 'label' | 'anchor' | 'onClose'>

function Month({ date, today, zone, calendars, onPick }: MonthProps) {
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The popover is placed first, and takes the focus itself.
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[tabindex="0"][data-date]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div ref={content}>
      <DottedMonth
        date={date}
        shown={[date]}
        today={today}
        zone={zoneNamed(zone)}
        calendars={calendars}
        matches={undefined}
        isSettled
        show={(to) => onPick(to.date)}
      />
    </div>
  )
}

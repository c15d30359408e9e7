import { memo, useDeferredValue, useMemo, useState } from 'react'
import { addMonths, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { useBusyDays, type Dotting } from './useBusyDays.ts'

type DottedMonthProps = Dotting & {
  readonly date: IsoDate
  readonly shown: readonly IsoDate[]
  readonly today: IsoDate
  readonly show: (to: { readonly date: IsoDate }) => void
}

/**
 * The small month, with a dot below each of its days that something is on. It follows a step once the grid beside it is
 * painted.
 */
export const DottedMonth = memo(function DottedMonth(props: DottedMonthProps) {
  return <Month {...useDeferredValue(props)} />
})

const Month = memo(function Month({ date, shown, today, show, ...dotting }: DottedMonthProps) {
  const [leafed, setLeafed] = useState({ from: date, to: date })
  const month = startOfMonth(leafed.from === date ? leafed.to : date)
  const ranges = useMemo(() => [rangeOf(month)], [month])
  return (
    <MiniMonth
      date={date}
      shown={shown}
      today={today}
      show={show}
      busy={useBusyDays(dotting, ranges, { start: month, end: addMonths(month, 1) })}
      onLeaf={(to) => setLeafed({ from: date, to })}
    />
  )
})

import { useLingui } from '@lingui/react/macro'
import { formatDay } from '../../format/formatDate.ts'
import { formatTime } from '../../format/formatTime.ts'
import type { ChipContext, ChipStyle } from '../../grid/view/ChipContext.ts'
import type { SheetProps } from '../PrintLayout.ts'
import styles from './HiddenSheets.module.css'
import { hiddenPages, type DayOfSheet, type HiddenOnDay } from './hiddenPages.ts'
import { printedEvent } from './printedEvent.tsx'
import { Sheet } from './Sheet.tsx'
import { bodySize } from './sheetSize.ts'

// lingui-set comment="A sheet of paper: a printed calendar."

const columns = 3
const lineMm = 4.4

type HiddenSheetsProps = SheetProps & { readonly drawn: readonly DayOfSheet[] }

/** What had no room on a sheet: nothing of a calendar is lost on paper. None for most sheets. */
export function HiddenSheets({ drawn, ...sheet }: HiddenSheetsProps) {
  const { t } = useLingui()
  const { label, look, context } = sheet
  const lines = Math.floor(bodySize(look).height / lineMm)
  const style: ChipStyle = { '--line-mm': `${lineMm}mm`, '--lines': lines }
  return hiddenPages(drawn, columns * lines).map((page, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page has no other name
    <Sheet key={index} {...sheet} label={t`${label}, what “+n more” stands for`} count={1}>
      <div className={styles.list} style={style}>
        {page.map((onDay) => (
          <Day key={onDay.date} onDay={onDay} context={context} />
        ))}
      </div>
    </Sheet>
  ))
}

type DayProps = { readonly onDay: HiddenOnDay; readonly context: ChipContext }

function Day({ onDay: { date, events }, context }: DayProps) {
  return (
    <>
      <h3 className={styles.day}>{formatDay(date)}</h3>
      {events.map((event) => {
        const { when } = event
        const time = when.kind === 'timed' ? formatTime(when.start, context.zone) : ''
        return printedEvent({ event, look: 'line', time }, context)
      })}
    </>
  )
}

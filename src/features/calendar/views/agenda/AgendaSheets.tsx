import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { formatDay, formatMonth } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import { formatSecondaryDate } from '../../format/formatSecondaryDate.ts'
import type { ChipStyle } from '../../grid/view/ChipContext.ts'
import { Sheet } from '../print/Sheet.tsx'
import { bodySize } from '../print/sheetSize.ts'
import type { SheetProps } from '../PrintLayout.ts'
import { agendaParts, type AgendaPart } from './agendaParts.ts'
import styles from './AgendaSheets.module.css'
import { printedEntry } from './printedEntry.tsx'
import { useBreaks } from './useBreaks.ts'

// lingui-set comment="A printed agenda: days with their events, which run on over several sheets."

/** The days with events, on as many sheets as they need. */
export function AgendaSheets(sheet: SheetProps) {
  const { events, days, context, unread, look } = sheet
  const { zone } = context
  const { hasDescriptions } = look
  const parts = useMemo(
    () => agendaParts(events, days, { zone, unread, hasDescriptions }),
    [events, days, zone, unread, hasDescriptions],
  )
  const { width, height } = bodySize(look)
  const { ref, starts } = useBreaks(parts, height)
  const style: ChipStyle = { inlineSize: `${width}mm` }
  const draw = (part: AgendaPart) => <Part key={part.key} part={part} context={context} />
  const heading = formatHeading(days[0] ?? sheet.date, days.at(-1) ?? sheet.date)
  const isFree = !parts.some(({ kind }) => kind === 'day')
  return (
    <>
      <div ref={ref} className={styles.measured} style={style} aria-hidden inert>
        {parts.map(draw)}
      </div>
      {starts?.map((start, index) => {
        const here = parts.slice(start, starts[index + 1])
        const [first] = here
        return (
          <Sheet key={first?.key} {...sheet} heading={heading} number={index + 1} count={starts.length}>
            {first && first.kind !== 'month' && first.kind !== 'day' && <Continued date={first.date} />}
            {here.map(draw)}
            {isFree && (
              <p className={styles.free}>
                <Trans>No events.</Trans>
              </p>
            )}
          </Sheet>
        )
      })}
    </>
  )
}

function Part({ part, context }: { readonly part: AgendaPart } & Pick<SheetProps, 'context'>) {
  const { t } = useLingui()
  switch (part.kind) {
    case 'month':
      return <h3 className={styles.month}>{formatMonth(part.date)}</h3>
    case 'day':
      return (
        <h4 className={styles.day}>
          <span>{formatDay(part.date)}</span>
          <span className={styles.secondary}>{formatSecondaryDate(part.date)?.full}</span>
          {part.isUnread && <span className={styles.missing}>{t`not loaded`}</span>}
        </h4>
      )
    case 'event':
      return printedEntry(part.onDay, context)
    case 'text':
      return (
        <p className={styles.text} dir="auto">
          {part.text}
        </p>
      )
  }
}

const Continued = ({ date }: Pick<AgendaPart, 'date'>) => {
  const day = formatDay(date)
  return (
    <h4 className={styles.day}>
      <span>
        <Trans>{day}, continued</Trans>
      </span>
    </h4>
  )
}

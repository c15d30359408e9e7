import { Plural, useLingui } from '@lingui/react/macro'
import { useInsertionEffect, useMemo } from 'react'
import { usePrintPlace } from '../../navigation/print/usePrintPlace.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { Busy } from '../../ui/states/Busy.tsx'
import { nameColours } from './grid/model/calendarColours.ts'
import { useSize } from './grid/view/useSize.ts'
import { WithViewOptions } from './options/WithViewOptions.tsx'
import { PageTrouble } from './page/PageTrouble.tsx'
import { useSavedMatches } from './page/useSavedMatches.ts'
import styles from './PrintPreview.module.css'
import { PrintForm } from './printing/PrintForm.tsx'
import { offeredViews } from './printing/printedViews.ts'
import { usePrintButton } from './printing/usePrintButton.ts'
import { usePrinted } from './printing/usePrinted.ts'
import type { CalendarView } from './views/CalendarView.ts'
import { calendarViews } from './views/calendarViews.ts'
import type { ChipStyle } from './grid/view/ChipContext.ts'
import { sheetSize } from './views/print/sheetSize.ts'

/** What the address says to print, as it will be printed, and a form that changes it. */
export const PrintPreview = ({ views = calendarViews }: { readonly views?: readonly CalendarView[] }) => (
  <WithViewOptions>
    <Page views={views} />
  </WithViewOptions>
)

function Page({ views }: { readonly views: readonly CalendarView[] }) {
  const { t } = useLingui()
  const { place: named, choose, close } = usePrintPlace()
  const shown = usePrinted(views, named)
  const { view, place, layout, sheets, look, calendars, printed, unread, context, today, isSettled } = shown
  const matches = useSavedMatches({ saved: place.saved, calendars, zone: context.zone.name, today })
  const events = useMemo(() => matches?.shown(shown.events) ?? shown.events, [matches, shown.events])
  const drawn = useMemo(() => (matches ? { ...context, matches } : context), [context, matches])
  const { skippedEvents } = shown
  const { isWaiting, print } = usePrintButton(isSettled)
  const { ref, size } = useSize()
  useInsertionEffect(() => nameColours(context.calendars), [context.calendars])

  const onClose = () =>
    close({
      view: views.some(({ name }) => name === view.name) ? view.name : 'week',
      date: place.first,
      saved: place.saved,
      zone: place.zone ?? undefined,
      zones: place.zones ?? undefined,
    })
  const [first] = sheets
  const heading = first ? view.label(first.date, first.days) : ''
  const style: ChipStyle = { '--scale': scaleIn(size.width, sheetSize(look).width) }
  return (
    <main className={styles.page} tabIndex={-1} aria-busy={!isSettled}>
      <title>{t`${heading} · Kalends`}</title>
      <div className={styles.beside}>
        <PrintForm
          {...{ place, layout, look, view, calendars, printed, isWaiting, onClose }}
          offered={offeredViews(views, view.name)}
          onChange={choose}
          onPrint={print}
        />
      </div>
      <div className={styles.preview}>
        <div className={styles.notes}>
          <PageTrouble failure={shown.failure} isCapped={shown.isCapped} onRetry={shown.retry} />
          {skippedEvents > 0 && (
            <Banner>
              <Plural
                value={skippedEvents}
                one="# event couldn’t be read."
                other="# events couldn’t be read."
              />
            </Banner>
          )}
          {!isSettled && <Busy label={t`Loading events`} />}
        </div>
        <div ref={ref} className={styles.sheets} style={style} data-region="grid">
          {size.width > 0 &&
            sheets.map(({ date, days }, index) => (
              <view.print.component
                key={date}
                {...{ date, days, events, unread, look }}
                otherZones={shown.otherZones}
                context={drawn}
                label={view.label(date, days)}
                heading={view.heading(date, days)}
                number={index + 1}
                count={sheets.length}
              />
            ))}
        </div>
      </div>
    </main>
  )
}

/** How much smaller a sheet is drawn than it is. @param widthRem of the page @param widthMm of the sheet */
const scaleIn = (widthRem: number, widthMm: number) =>
  Math.min(1, (widthRem * 16) / ((widthMm * 96) / 25.4)).toFixed(4)

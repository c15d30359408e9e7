import { isLinkPath } from '../../../navigation/linkPath.ts'
import { isTimeLink } from '../../../navigation/isTimeLink.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { AddressedDialog } from './AddressedDialog.tsx'
import { AfterFirstScreen, OpenLink, OpenTimeLink } from './dialogs.ts'
import { PageDialog } from './PageDialog.tsx'
import type { useCalendarPage } from './useCalendarPage.ts'

/** The dialogs over the calendar, each loaded when it is first needed. */
export function Dialogs({ page }: { readonly page: ReturnType<typeof useCalendarPage> }) {
  const { shown, today, viewZone, list, read, context, dialog, setDialog } = page
  const { period, focusDate, open } = shown
  const path = usePath()
  const shared = { zone: viewZone.zone, calendars: list.calendars, events: read.events }
  return (
    <>
      {list.isListed && (
        <ErrorBoundary fallback={() => null}>
          <AfterFirstScreen page={page} />
        </ErrorBoundary>
      )}
      {isTimeLink(path) && (
        <ErrorBoundary fallback={() => null}>
          <OpenTimeLink key={path} path={path} view={period.view} zone={viewZone.zone} />
        </ErrorBoundary>
      )}
      {isLinkPath(path) && (
        <ErrorBoundary fallback={() => null}>
          <OpenLink key={path} {...{ path, view: period.view, date: focusDate, setDialog }} />
        </ErrorBoundary>
      )}
      {open && list.isListed && (
        <AddressedDialog
          {...shared}
          open={open}
          period={period}
          focusDate={focusDate}
          today={today}
          onOpenEvent={shown.openEvent}
          proposed={page.slip.proposed}
          isShown={shown.hasPage}
          onMoveDraft={page.slip.moveDraft}
          onClose={shown.close}
        />
      )}
      {dialog && (
        <PageDialog
          {...shared}
          events={page.drawn}
          dialog={dialog}
          context={context}
          onOpenEvent={shown.openEvent}
          show={shown.show}
          onDialog={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

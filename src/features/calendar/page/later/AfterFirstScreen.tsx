import { useState } from 'react'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../../ui/states/ErrorBoundary.tsx'
import { DroppedEvents } from '../../clipboard/DroppedEvents.tsx'
import { ResumeDrafts } from '../../drafts/ResumeDrafts.tsx'
import type { DropPage } from '../../clipboard/useDroppedEvents.ts'
import type { OpenDialog } from '../OpenDialog.ts'
import type { OnceSettledProps } from './OnceSettled.tsx'

const OnceSettled = lazyComponent(async () => (await import('./OnceSettled.tsx')).OnceSettled)

type AfterFirstScreenProps = {
  readonly page: OnceSettledProps['page'] & {
    readonly list: DropPage['list']
    readonly isSettled: boolean
    readonly setDialog: (dialog: OpenDialog) => void
    readonly dialog: OpenDialog | null
  }
}

/** What nobody sees on the first screen: the drafts that are offered again, what is dropped on the page, and what works once it is settled. */
export function AfterFirstScreen({ page }: AfterFirstScreenProps) {
  const { shown, list, isSettled, dialog, setDialog } = page
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  const calendarNamed = (id: string | null) => list.calendars.find((each) => each.id === id) ?? null
  return (
    <>
      <ResumeDrafts onCalendar={(id) => setDialog({ kind: 'calendar', calendar: calendarNamed(id) })} />
      <DroppedEvents {...shown} {...{ list, dialog, setDialog }} />
      {wasSettled && (
        <ErrorBoundary fallback={() => null}>
          <OnceSettled page={page} />
        </ErrorBoundary>
      )}
    </>
  )
}

import { useState } from 'react'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { ErrorBoundary } from '../../../../ui/states/ErrorBoundary.tsx'
import { ResumeDrafts } from '../../drafts/ResumeDrafts.tsx'
import type { OpenDialog } from '../OpenDialog.ts'
import type { OnceSettledProps } from './OnceSettled.tsx'

const OnceSettled = lazyComponent(async () => (await import('./OnceSettled.tsx')).OnceSettled)

type AfterFirstScreenProps = {
  readonly page: OnceSettledProps['page'] & {
    readonly isSettled: boolean
    readonly setDialog: (dialog: OpenDialog) => void
  }
}

/** What nobody sees on the first screen: the drafts that are offered again, and what works once the page is settled. */
export function AfterFirstScreen({ page }: AfterFirstScreenProps) {
  const { list, isSettled, setDialog } = page
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  const calendarNamed = (id: string | null) => list.calendars.find((each) => each.id === id) ?? null
  return (
    <>
      <ResumeDrafts onCalendar={(id) => setDialog({ kind: 'calendar', calendar: calendarNamed(id) })} />
      {wasSettled && (
        <ErrorBoundary fallback={() => null}>
          <OnceSettled page={page} />
        </ErrorBoundary>
      )}
    </>
  )
}

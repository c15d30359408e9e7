import type { Failure } from '#contract/failure.ts'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { useRehearsal } from '../rehearsal/rehearsalStore.ts'
import type { useViewZone } from '../zone/useViewZone.ts'
import { PageTrouble } from './PageTrouble.tsx'
import type { useCalendars } from './useCalendars.ts'

const ZoneBanner = lazyComponent(async () => (await import('../zone/ZoneBanner.tsx')).ZoneBanner)
const UnknownShown = lazyComponent(async () => (await import('./UnknownShown.tsx')).UnknownShown)

/** Loads what may have to be said above the calendar. */
export function loadBanners(): void {
  ZoneBanner.preload()
  UnknownShown.preload()
}

type BannersProps = {
  readonly page: {
    readonly viewZone: ReturnType<typeof useViewZone>
    readonly shown: { readonly period: CalendarPeriod }
    readonly list: Pick<ReturnType<typeof useCalendars>, 'calendars' | 'isListed' | 'showAll'>
    readonly read: { readonly isCapped: boolean }
    readonly failure: Failure | null
    readonly retry: () => void
  }
}

/** What a person has to know before they read the grid; usually nothing. */
export function Banners({ page }: BannersProps) {
  const { viewZone, failure, read, retry } = page
  const { period } = page.shown
  const { calendars, isListed, showAll } = page.list
  const { zone, moved, follow, stay } = viewZone
  return (
    <>
      {useRehearsal()?.bar}
      {moved && (
        <ErrorBoundary fallback={() => null}>
          <ZoneBanner zone={zone} moved={moved} onFollow={follow} onStay={stay} />
        </ErrorBoundary>
      )}
      {isListed && isNarrowed(period) && (
        <ErrorBoundary fallback={() => null}>
          <UnknownShown period={period} calendars={calendars} onShowAll={showAll} />
        </ErrorBoundary>
      )}
      <PageTrouble failure={failure} isCapped={read.isCapped} onRetry={retry} />
    </>
  )
}

/** Whether the address says what is shown. */
const isNarrowed = ({ set, only, saved }: CalendarPeriod) =>
  set !== undefined || only !== undefined || saved !== undefined

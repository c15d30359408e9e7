import type { Failure } from '#contract/failure.ts'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import type { useViewZone } from '../zone/useViewZone.ts'
import { PageTrouble } from './PageTrouble.tsx'

const ZoneBanner = lazyComponent(async () => (await import('../zone/ZoneBanner.tsx')).ZoneBanner)
export const loadBanners = ZoneBanner.preload

type BannersProps = {
  readonly viewZone: ReturnType<typeof useViewZone>
  readonly failure: Failure | null
  readonly isCapped: boolean
  readonly onRetry: () => void
}

/** What a person has to know before they read the grid; usually nothing. */
export function Banners({ viewZone, failure, isCapped, onRetry }: BannersProps) {
  const { zone, moved, follow, stay } = viewZone
  return (
    <>
      {moved && (
        <ErrorBoundary fallback={() => null}>
          <ZoneBanner zone={zone} moved={moved} onFollow={follow} onStay={stay} />
        </ErrorBoundary>
      )}
      <PageTrouble failure={failure} isCapped={isCapped} onRetry={onRetry} />
    </>
  )
}

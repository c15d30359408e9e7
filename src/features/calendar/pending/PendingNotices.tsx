import { useEffect } from 'react'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { usePendingChanges } from './usePendingChanges.ts'
import { useResumedEdits } from './useResumedEdits.ts'

const OthersNotice = lazyComponent(async () => (await import('./OthersNotice.tsx')).OthersNotice)

type PendingNoticesProps = {
  /** Who is signed in, as the provider says; empty where it does not. */
  readonly issuer: string
  readonly subject: string
  /** Told how many changes are not saved and not on their way either. */
  readonly onCount: (count: number) => void
  readonly onUseAnother: () => void
}

/** What there is to say, on every page, of changes that the service has not taken yet; it sees to it that they go on. */
export function PendingNotices({ issuer, subject, onCount, onUseAnother }: PendingNoticesProps) {
  useResumedEdits(issuer, subject)
  const { changes, trouble, details } = usePendingChanges()
  const count = changes.filter(({ state }) => state.kind !== 'saving').length

  useEffect(() => onCount(count), [onCount, count])

  return (
    <>
      <UnsavedNotice changes={changes} trouble={trouble} />
      <HeldNotice changes={changes} />
      {details.others > 0 && (
        <ErrorBoundary fallback={() => null}>
          <OthersNotice
            count={details.others}
            issuer={issuer}
            subject={subject}
            onUseAnother={onUseAnother}
          />
        </ErrorBoundary>
      )}
    </>
  )
}

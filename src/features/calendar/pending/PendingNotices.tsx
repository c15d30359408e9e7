import { useEffect } from 'react'
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { usePendingChanges } from './usePendingChanges.ts'
import { useResumedEdits } from './useResumedEdits.ts'

const OthersNotice = lazyComponent(async () => (await import('./OthersNotice.tsx')).OthersNotice)

type PendingNoticesProps = {
  /** The person who is signed in, as the provider identifies them; empty if it does not. */
  readonly issuer: string
  readonly subject: string
  /** Called with the number of changes that are neither saved nor on their way. */
  readonly onCount: (count: number) => void
  readonly onUseAnother: () => void
}

/** Notices on every page about changes that the service has not stored yet. Also continues sending them. */
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

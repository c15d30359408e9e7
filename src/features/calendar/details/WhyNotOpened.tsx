import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { explain } from '../../../api/explain.ts'

type WhyNotOpenedProps = {
  /** `no-calendar`: its calendar is not in the list, or has left it. */
  readonly failure: Failure | 'no-calendar'
}

/** Why the object of an event cannot be read, or is read no longer. */
export function WhyNotOpened({ failure }: WhyNotOpenedProps) {
  const { t } = useLingui()
  if (failure === 'no-calendar')
    return (
      <Trans>
        Its calendar isn’t among yours. It may have been deleted, or is no longer shared with you.
      </Trans>
    )
  return failure === 'not-found' ? (
    <Trans>It no longer exists. Someone may have deleted or moved it.</Trans>
  ) : (
    t(explain(failure).sentence)
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { explain } from '../../../api/explain.ts'

/** Why the object of an event cannot be read, or is read no longer. */
export function WhyNotOpened({ failure }: { readonly failure: Failure }) {
  const { t } = useLingui()
  return failure === 'not-found' ? (
    <Trans>It no longer exists. Someone may have deleted or moved it.</Trans>
  ) : (
    t(explain(failure).sentence)
  )
}

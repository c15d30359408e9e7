import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { explain } from '../../../api/explain.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'

type PageTroubleProps = {
  /** Why something is missing on screen; null if nothing is. */
  readonly failure: Failure | null
  /** A series has more occurrences here than can be shown. */
  readonly isCapped: boolean
  readonly onRetry: () => void
}

/** Says that something could not be read. What was read before stays on screen. */
export function PageTrouble({ failure, isCapped, onRetry }: PageTroubleProps) {
  const { t } = useLingui()
  if (failure === null && !isCapped) return null
  if (failure === null) {
    return <Banner>{t`An event repeats too often to show every time.`}</Banner>
  }
  const sentence = t(explain(failure).sentence)
  return (
    <Banner kind="trouble" actions={[{ label: t`Try again`, run: onRetry }]}>
      {t`Some events couldn’t be loaded.`} {sentence}
    </Banner>
  )
}

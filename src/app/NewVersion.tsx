import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Banner } from '../ui/Banner.tsx'

type NewVersionProps = {
  readonly onOutdated: (listener: () => void) => () => void
  readonly onReload: () => void
}

/** A script of this version is gone: a newer one was installed. The person reloads when it suits them; drafts are kept. */
export function NewVersion({ onOutdated, onReload }: NewVersionProps) {
  const { t } = useLingui()
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(() => onOutdated(() => setIsOutdated(true)), [onOutdated])

  if (!isOutdated) return null
  return (
    <Banner actions={[{ label: t`Reload`, run: onReload }]}>
      <strong>
        <Trans>New version</Trans>
      </strong>{' '}
      <Trans>Kalends was updated while this page was open. Reload to go on; what you typed is kept.</Trans>
    </Banner>
  )
}

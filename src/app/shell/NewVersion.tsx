import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Banner } from '../../ui/messages/Banner.tsx'
import type { Browser } from '../Browser.ts'
import { hasOtherBuild, type BuildParts } from './hasOtherBuild.ts'

// lingui-set comment="A notice that a newer version was installed; “Reload” is its button."

type NewVersionProps = { readonly browser: BuildParts & Pick<Browser, 'onScriptFailure' | 'reload'> }

/**
 * Shown when a script could not be fetched because a newer build was installed. The person reloads when it
 * suits them; drafts are kept. Other reasons are shown where the script was needed.
 */
export function NewVersion({ browser }: NewVersionProps) {
  const { t } = useLingui()
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(
    () =>
      browser.onScriptFailure(() => void hasOtherBuild(browser).then((has) => has && setIsOutdated(true))),
    [browser],
  )

  if (!isOutdated) return null
  return (
    <Banner actions={[{ label: t`Reload`, run: browser.reload }]}>
      <Trans>A new version is ready. What you typed is kept.</Trans>
    </Banner>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HandedOver } from './handOver.ts'

const sentences: Readonly<Record<HandedOver, MessageDescriptor>> = {
  told: msg`How the sign-in went stands on the page of the sign-on settings.`,
  over: msg`This trial was over already. Begin another one on the page of the sign-on settings.`,
  'not-told': msg`The service could not be told how the sign-in went. Begin another trial on the page of the sign-on settings.`,
}

/** What the window of a trial shows when it has come back, should it not close by itself. */
export function TrialEnded({ outcome }: { readonly outcome: HandedOver }) {
  const { t } = useLingui()
  return (
    <>
      <h1>
        <Trans>You can close this window</Trans>
      </h1>
      <p role="status">{t(sentences[outcome])}</p>
    </>
  )
}

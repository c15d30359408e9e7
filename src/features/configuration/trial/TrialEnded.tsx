import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HandedOver } from './handOver.ts'

const sentences: Readonly<Record<HandedOver, MessageDescriptor>> = {
  told: msg`The result is on the Sign-on settings page.`,
  over: msg`This trial has already ended. Start another on the Sign-on settings page.`,
  'not-told': msg`The result couldn’t be sent. Start another trial on the Sign-on settings page.`,
}

/** What the window of a trial shows after the provider's answer, if it does not close by itself. */
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

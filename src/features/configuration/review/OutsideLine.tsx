import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Outside } from './outside.ts'
import styles from './OutsideLine.module.css'
import { reveal } from './reveal.ts'
import type { ChangeState } from './useGuardedChange.ts'

const sentences: Readonly<Record<Outside, MessageDescriptor>> = {
  works: msg`From the outside, sign-in works: config.json names these settings, and the provider answers.`,
  'not-configured': msg`From the outside, sign-in does not work: without an issuer URL for the first client, nobody can be sent to a provider.`,
  'other-settings': msg`From the outside, sign-in goes by other settings: config.json names another issuer or client. Where it is a file beside the application, change it there.`,
  'no-discovery': msg`From the outside, sign-in does not work: no provider answers at the issuer URL with its discovery document.`,
  'cannot-tell': msg`Whether sign-in works from the outside could not be told from here. Open the calendar in a private window and sign in.`,
}

/** How sign-in looks from the outside, after a change. */
export function OutsideLine({ state }: { readonly state: ChangeState }) {
  const { t } = useLingui()
  return (
    <div
      role="status"
      className={styles.line}
      data-outside={state.kind === 'done' ? state.outside : undefined}
    >
      {state.kind === 'looking' && (
        <span ref={reveal}>
          <Trans>Looking at sign-in from the outside.</Trans>
        </span>
      )}
      {state.kind === 'done' && t(sentences[state.outside])}
    </div>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Outside } from './outside.ts'
import styles from './OutsideLine.module.css'
import { reveal } from './reveal.ts'
import type { ChangeState } from './useGuardedChange.ts'

const sentences: Readonly<Record<Outside, MessageDescriptor>> = {
  works: msg`Sign-in works: browsers receive these settings and the provider responds.`,
  'not-configured': msg`Sign-in doesn’t work: the first client has no issuer URL.`,
  'other-settings': msg`Browsers receive different settings: config.json has another issuer or client. If it’s a file on your server, change it there.`,
  'no-discovery': msg`Sign-in doesn’t work: no provider responds at the issuer URL.`,
  'cannot-tell': msg`Couldn’t check sign-in. Open the calendar in a private window and sign in.`,
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
          <Trans>Checking sign-in.</Trans>
        </span>
      )}
      {state.kind === 'done' && t(sentences[state.outside])}
    </div>
  )
}

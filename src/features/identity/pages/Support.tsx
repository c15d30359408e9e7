import { Trans } from '@lingui/react/macro'

/** Whom to ask, where the configuration names somebody. */
export function Support({ email }: { readonly email: string }) {
  return (
    <p>
      <Trans>
        Help: <a href={`mailto:${email}`}>{email}</a>
      </Trans>
    </p>
  )
}

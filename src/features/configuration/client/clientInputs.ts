import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientField } from '../SettingsDraft.ts'

// lingui-set comment="For administrators: fields of an OpenID Connect client. “code” is a response type: it stays."

/** The control for a field of a client. */
export type ClientInputRow = {
  readonly field: Exclude<ClientField, 'client_secret'>
  readonly inputMode?: 'url'
  readonly hint?: MessageDescriptor
  /** None: it is typed. */
  readonly options?: readonly { readonly value: string; readonly label: MessageDescriptor }[]
}

/** The provider's addresses, which are found from its issuer unless they are given. */
export const endpointInputs: readonly ClientInputRow[] = [
  { field: 'authorization_url', inputMode: 'url' },
  { field: 'token_url', inputMode: 'url' },
  { field: 'user_info_url', inputMode: 'url' },
  { field: 'end_session_endpoint', inputMode: 'url' },
]

/** What is seldom needed. */
export const seldomInputs: readonly ClientInputRow[] = [
  {
    field: 'response_type',
    options: [
      { value: '', label: msg`Default (code)` },
      { value: 'code', label: msg`code` },
      { value: 'id_token token', label: msg`id_token token (deprecated)` },
    ],
  },
  {
    field: 'scope',
    hint: msg`Default: openid email profile, plus offline_access if the provider lists it.`,
  },
  { field: 'redirect_uri', inputMode: 'url', hint: msg`Default: this application’s address.` },
  { field: 'audience', hint: msg`Expected audience (aud). Separate several with spaces.` },
  {
    field: 'domain',
    hint: msg`Only people with these e-mail domains can sign in. Leave blank for everyone.`,
  },
  {
    field: 'token_issuers',
    hint: msg`Other issuer names in its access tokens. Separate several with spaces.`,
  },
  {
    field: 'prompt',
    hint: msg`Default: the provider decides. Otherwise login, consent or select_account.`,
  },
  {
    field: 'email_trusted',
    hint: msg`Only addresses that the provider marks as verified count. Some providers, such as Entra ID, never mark them.`,
    options: [
      { value: '', label: msg`Only verified addresses` },
      { value: 'true', label: msg`Trust them unless marked unverified` },
    ],
  },
  {
    field: 'token_auth_method',
    hint: msg`How the client secret is sent.`,
    options: [
      { value: '', label: msg`Default (what the provider supports)` },
      { value: 'client_secret_basic', label: msg`In a header (basic)` },
      { value: 'client_secret_basic_raw', label: msg`In a header, not encoded` },
      { value: 'client_secret_post', label: msg`In the form (post)` },
    ],
  },
  {
    field: 'relay',
    hint: msg`Who requests tokens. Choose the service if the provider blocks browsers (CORS).`,
    options: [
      { value: '', label: msg`Default (the browser, or the service if there is a secret)` },
      { value: 'true', label: msg`By the service` },
    ],
  },
]

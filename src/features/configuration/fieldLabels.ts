import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientField } from './SettingsDraft.ts'

// lingui-set comment="Names of fields, terms of OpenID Connect: keep the English term where administrators of your language use it."

/** The fields of a client by their names on the screen. */
export const fieldLabels: Readonly<Record<ClientField, MessageDescriptor>> = {
  client_id: msg`Client ID`,
  client_secret: msg`Client secret`,
  issuer_url: msg`Issuer URL`,
  authorization_url: msg`Authorization URL`,
  token_url: msg`Token URL`,
  user_info_url: msg`User info URL`,
  end_session_endpoint: msg`End session URL`,
  response_type: msg`Response type`,
  scope: msg`Scope`,
  redirect_uri: msg`Redirect URI`,
  audience: msg`Audience`,
  email_trusted: msg`E-mail addresses`,
  domain: msg`E-mail domains`,
  token_issuers: msg`Token issuers`,
  prompt: msg`Prompt`,
  token_auth_method: msg`Client authentication`,
  relay: msg`Token requests`,
}

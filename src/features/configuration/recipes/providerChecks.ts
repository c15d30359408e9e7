import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// lingui-set comment="Cells of a table of sign-in providers. offline_access is a technical word: it stays."

/** What is known about a provider, and how. docs/deploy.md has the same table, which a test compares. */
export type ProviderCheck = {
  readonly name: string
  /** The tested release; missing if it was not recorded, or the provider was not tested. */
  readonly version?: string
  readonly checked: keyof typeof checkedWords
  readonly refresh: keyof typeof refreshWords
  readonly signOut: keyof typeof signOutWords
}

/** How it was checked. */
export const checkedWords = {
  tests: msg`run in our tests`,
  once: msg`run once by hand`,
  read: msg`read only`,
} satisfies Record<string, MessageDescriptor>

/** What makes it issue a refresh token. */
export const refreshWords = {
  always: msg`without being asked`,
  scope: msg`offline_access`,
  scopeAndGrant: msg`offline_access, once allowed there`,
  setting: msg`a setting there`,
  google: msg`access_type=offline, prompt=consent`,
} satisfies Record<string, MessageDescriptor>

/** Whether signing out here ends its own session too. */
export const signOutWords = {
  yes: msg`yes`,
  no: msg`no: here only`,
  setting: msg`a setting there`,
  typed: msg`yes, with a typed address`,
} satisfies Record<string, MessageDescriptor>

export const providerChecks: readonly ProviderCheck[] = [
  { name: 'oidc-provider', version: '9.13.3', checked: 'tests', refresh: 'scope', signOut: 'yes' },
  { name: 'LemonLDAP::NG', version: '2.16', checked: 'tests', refresh: 'setting', signOut: 'yes' },
  { name: 'glewlwyd', checked: 'once', refresh: 'always', signOut: 'setting' },
  { name: 'Django OAuth Toolkit', checked: 'once', refresh: 'always', signOut: 'setting' },
  { name: 'Keycloak', checked: 'read', refresh: 'always', signOut: 'yes' },
  { name: 'Microsoft Entra ID', checked: 'read', refresh: 'scope', signOut: 'yes' },
  { name: 'Google', checked: 'read', refresh: 'google', signOut: 'no' },
  { name: 'Okta', checked: 'read', refresh: 'scopeAndGrant', signOut: 'yes' },
  { name: 'Auth0', checked: 'read', refresh: 'scopeAndGrant', signOut: 'yes' },
  { name: 'Amazon Cognito', checked: 'read', refresh: 'always', signOut: 'typed' },
  { name: 'GitLab', checked: 'read', refresh: 'always', signOut: 'no' },
  { name: 'authentik', checked: 'read', refresh: 'scopeAndGrant', signOut: 'yes' },
  { name: 'Authelia', checked: 'read', refresh: 'scopeAndGrant', signOut: 'no' },
  { name: 'Zitadel', checked: 'read', refresh: 'scopeAndGrant', signOut: 'yes' },
]

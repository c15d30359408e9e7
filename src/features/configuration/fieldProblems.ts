import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// lingui-set comment="Why a setting is refused; {name} is what the field is called on the page, such as “Token URL of client 1”."

/** What the service and the form say of a field of the settings, as a sentence of the application: `token_url is missing`. */
export const fieldProblems: Readonly<Record<string, (name: string) => MessageDescriptor>> = {
  'is missing': (name) => msg`${name} is missing.`,
  'must be a URL': (name) => msg`${name} must be a URL.`,
  'must not be empty': (name) => msg`${name} must not be empty.`,
  'must be a string': (name) => msg`${name} must be text.`,
  'must be true or false': (name) => msg`${name} must be true or false.`,
  'must be "code" or "id_token token"': (name) => msg`${name} must be “code” or “id_token token”.`,
  'must be a domain such as example.org': (name) => msg`${name} must be a domain such as example.org.`,
  'must be login, consent or select_account': (name) =>
    msg`${name} must be login, consent or select_account.`,
  'must not hold the same client_id twice': () => msg`Two clients have the same client ID.`,
  'must be typed, as none is stored for this client': (name) =>
    msg`${name} must be entered: none is stored for this client.`,
  'must be entered again because its issuer or token_url changed': (name) =>
    msg`${name} must be entered again: its issuer or token URL changed.`,
  'must not hold credentials': (name) => msg`${name} must not contain a name or password.`,
  'must begin with https://': (name) => msg`${name} must begin with https://.`,
  'must not be called': (name) => msg`${name} is an address that the service must not call.`,
  'must be one or several client IDs': (name) => msg`${name} must be one or several client IDs.`,
  'must be a list': (name) => msg`${name} must be a list.`,
  'is not known': (name) => msg`${name} isn’t a setting of this service.`,
}

type WithValue = { readonly name: string; readonly value: string }

/** The same where it goes on with a value: `must have at most 500 characters`. */
export const fieldProblemsWithValue: readonly (readonly [RegExp, (field: WithValue) => MessageDescriptor])[] =
  [
    [
      /^must have at most (\d+) characters$/,
      ({ name, value }) => msg`${name} must not be longer than ${value} characters.`,
    ],
    [
      /^must have at most (\d+) entries$/,
      ({ name, value }) => msg`${name} must not have more than ${value} entries.`,
    ],
    [/^must be one of (.+)$/, ({ name, value }) => msg`${name} must be one of these: ${value}.`],
  ]

/** What the service says of the settings as a whole. */
export const wholeProblems: Readonly<Record<string, MessageDescriptor>> = {
  'clients must not hold the same client_id twice': msg`Two clients have the same client ID.`,
  'No provider answers at the issuer_url with a discovery document': msg`No provider responds at the issuer URL with a discovery document.`,
  'client_id isn’t one of the clients in the settings': msg`The client to try isn’t one of the clients in the settings.`,
  'redirect_uri must be an address of the application': msg`The redirect URI must be an address of the application.`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// lingui-set comment="Why a setting is refused; {name} is what the field is called on the page, such as “Token URL of client 1”."

/** What the service says of a field of the settings, as a sentence of the application: `token_url is missing`. */
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
  'must not hold the same client_id twice': (name) => msg`${name} must not contain the same client ID twice.`,
  'must be typed, as none is stored for this client': (name) =>
    msg`${name} must be entered: none is stored for this client.`,
  'must be typed again, as its issuer or token_url changed': (name) =>
    msg`${name} must be entered again: its issuer or token URL changed.`,
  'must not hold credentials': (name) => msg`${name} must not contain a name or password.`,
  'must begin with https://': (name) => msg`${name} must begin with https://.`,
  'must not be called': (name) => msg`${name} is an address that the service must not call.`,
}

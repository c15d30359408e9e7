import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { configurationProblems, openIdConfiguration, secretProblem } from '#contract/configuration.ts'
import { secretMask } from '#contract/secretProperties.ts'
import { ApiError } from '../../api/ApiError.ts'
import { explainField, explainSettingsError } from './explainSettingsError.ts'
import { fieldProblems } from './fieldProblems.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const errorWith = (details?: string) =>
  new ApiError('wrong-shape', { status: 400, request: { method: 'PUT', path: '/x' }, details })

test.each([
  ['issuer_url must be a URL.', 'Issuer URL must be a URL.'],
  ['clients/1/token_url is missing.', 'Token URL of client 2 is missing.'],
  ['settings/clients/0/scope must be a string.', 'Scope of client 1 must be text.'],
  [
    'core->openid-connect: clients/0/prompt must be a string\ncore->openid-connect: issuer_url is missing',
    'Prompt of client 1 must be text.\nIssuer URL is missing.',
  ],
  [
    'clients/0/client_id must have at most 500 characters',
    'Client ID of client 1 must not be longer than 500 characters.',
  ],
  ['clients must not hold the same client_id twice', 'Two clients have the same client ID.'],
  [
    'No provider answers at the issuer_url with a discovery document.',
    'No provider responds at the issuer URL with a discovery document.',
  ],
])('%j becomes %j', (sentence, text) => {
  expect(explainSettingsError(errorWith(sentence), i18n)).toEqual({ text, original: null })
})

test('settings that somebody else changed first are no event', () => {
  const error = new ApiError('changed-meanwhile', { status: 412, request: { method: 'PUT', path: '/x' } })
  expect(explainSettingsError(error, i18n)).toEqual({
    text: 'The settings were changed elsewhere first. Saved versions shows what’s in use now.',
    original: null,
  })
})

test('an unknown sentence is shown as a detail below a general one', () => {
  const general = 'Kalends couldn’t accept what was sent. Nothing was changed.'
  expect(explainSettingsError(errorWith('The scope must be platform.'), i18n)).toEqual({
    text: general,
    original: 'The scope must be platform.',
  })
  expect(
    explainSettingsError(errorWith('clients/0/scope must name openid\nissuer_url is missing'), i18n),
  ).toEqual({ text: `Issuer URL is missing.\n${general}`, original: 'Scope of client 1 must name openid' })
  expect(explainSettingsError(errorWith(), i18n)).toEqual({ text: general, original: null })
})

/** Everything in it is wrong. */
const wrong = {
  issuer_url: 'id.example',
  clients: [
    {
      client_id: '',
      client_secret: 7,
      issuer_url: 'x'.repeat(2001),
      response_type: 'token',
      scope: 'x'.repeat(2001),
      audience: 'x'.repeat(501),
      email_trusted: 'yes',
      domain: 'nowhere',
      token_issuers: 'id.example',
      prompt: 'sometimes',
      token_auth_method: 'post',
      relay: 'yes',
    },
    { client_id: 7, prompt: 7, token_url: 7, audience: Array.from({ length: 201 }, () => 'one') },
  ],
}

test('every problem that the schema can report has a sentence', () => {
  const { issues = [] } = v.safeParse(openIdConfiguration, wrong)
  const lines = configurationProblems('core', 'openid-connect', issues)
  expect(lines.length).toBeGreaterThan(14)
  expect(lines.filter((line) => explainSettingsError(errorWith(line), i18n).original !== null)).toEqual([])
})

test('every reason why a masked secret cannot be kept has a sentence', () => {
  const client = { client_id: 'web', client_secret: secretMask }
  const settings = { issuer_url: 'https://id.example', clients: [client] }
  const elsewhere = { issuer_url: 'https://other.example', clients: [{ ...client, client_secret: 'x' }] }
  const problems = [secretProblem(settings, null, client), secretProblem(settings, elsewhere, client)]
  expect(problems.map((problem) => problem !== null && Object.hasOwn(fieldProblems, problem))).toEqual([
    true,
    true,
  ])
})

test('every problem of a form field has a sentence', () => {
  expect(explainField('Token URL', 'must be a URL', i18n)).toBe('Token URL must be a URL.')
  expect(explainField('Token URL', 'must be blue', i18n)).toBe('Token URL isn’t valid.')
})

test('another language has sentences of its own', () => {
  const name = ''
  const { id } = msg`${name} is missing.`
  i18n.loadAndActivate({ locale: 'de', messages: { [id]: [['name'], ' fehlt.'] } })
  expect(explainSettingsError(errorWith('issuer_url is missing.'), i18n).text).toBe('Issuer URL fehlt.')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

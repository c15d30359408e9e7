import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { inFieldNames } from './inFieldNames.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each([
  ['issuer_url must be an address.', 'Issuer URL must be an address.'],
  ['clients/1/token_url is missing.', 'Token URL of client 2 is missing.'],
  [
    'core->openid-connect: clients/0/scope must name openid\ncore->openid-connect: issuer_url is missing',
    'Scope of client 1 must name openid\nIssuer URL is missing.',
  ],
  ['The scope must be platform.', 'The scope must be platform.'],
  ['some_thing must be text.', 'some_thing must be text.'],
])('%j reads %j', (sentence, text) => {
  expect(inFieldNames(sentence, i18n)).toBe(text)
})

test('in another language it is a sentence of that language, word by word', () => {
  const name = ''
  const { id } = msg`${name} is missing.`
  i18n.loadAndActivate({ locale: 'de', messages: { [id]: [['name'], ' fehlt.'] } })
  expect(inFieldNames('issuer_url is missing.', i18n)).toBe('Issuer URL fehlt.')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

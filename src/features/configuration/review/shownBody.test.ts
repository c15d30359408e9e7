import { expect, test } from 'vitest'
import { curlOf, shownBody } from './shownBody.ts'

const settings = {
  issuer_url: 'https://id.example',
  clients: [
    { client_id: 'web', client_secret: 'planted' },
    { client_id: 'kept', client_secret: '********' },
    { client_id: 'public', scope: "it's $HOME `id`" },
  ],
}

test('the shown body is the sent one, without typed secrets', () => {
  expect(JSON.parse(shownBody(settings))).toEqual([
    {
      name: 'core',
      configurations: [
        {
          name: 'openid-connect',
          value: {
            issuer_url: 'https://id.example',
            clients: [
              { client_id: 'web', client_secret: '<client secret>' },
              { client_id: 'kept', client_secret: '********' },
              { client_id: 'public', scope: "it's $HOME `id`" },
            ],
          },
        },
      ],
    },
  ])
})

test('the command has neither the secret nor a password, and quotes the body unchanged', () => {
  const command = curlOf('https://calendar.example/', settings)
  expect(command).not.toContain('planted')
  expect(command).toContain(`curl --request PUT 'https://calendar.example/api/configurations?scope=platform'`)
  expect(command).toContain(`--user '<administrator>'`)
  expect(command.split("<<'JSON'\n")[1]).toBe(`${shownBody(settings)}\nJSON`)
})

test('an address cannot break out of the quotes', () => {
  expect(curlOf("https://a.example/'; rm", settings)).toContain(String.raw`'https://a.example/'\''; rm/api`)
})

test('a typed secret in an unknown field is a placeholder too', () => {
  const text = shownBody({ clients: [{ client_id: 'calendar', api_key: 'typed', private_key: '********' }] })
  expect(text).toContain('"api_key": "<api key>"')
  expect(text).toContain('"private_key": "********"')
  expect(text).not.toContain('typed')
})

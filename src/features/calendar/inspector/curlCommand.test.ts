import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '#contract/appConfig.ts'
import { curlCommand } from './curlCommand.ts'

const config = v.parse(appConfig, {
  baseUrl: 'https://api.example',
  davUrl: 'https://dav.example/',
  oidc: { authority: 'https://id.example', client_id: 'kalends' },
})
const name = { userId: 'alice', calendarId: "w'rk", eventId: 'tea' }

test('an event is read', () => {
  expect(curlCommand(config, name, null)).toBe(
    String.raw`curl --request GET 'https://dav.example/dav/api/calendars/alice/w'\''rk/tea.ics' \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Accept: application/calendar+json'`,
  )
})

test('an event is written, over the version that is known', () => {
  const sent = { type: 'application/calendar+json', text: '["vcalendar", [], []]', etag: '"1"' }
  expect(curlCommand(config, { ...name, calendarId: 'work' }, sent)).toBe(
    String.raw`curl --request PUT 'https://dav.example/dav/api/calendars/alice/work/tea.ics' \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/calendar+json' \
  --header 'If-Match: "1"' \
  --data-binary @- <<'EVENT'
["vcalendar", [], []]
EVENT`,
  )
})

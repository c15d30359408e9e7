import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '#contract/appConfig.ts'
import { curlThatReads, curlThatWrites } from './curlCommand.ts'

const config = v.parse(appConfig, {
  baseUrl: 'https://api.example',
  davUrl: 'https://dav.example/',
  oidc: { authority: 'https://id.example', client_id: 'kalends' },
})
const name = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const after = ['vcalendar', [], []] as const
const bodyOf = () => ({ type: 'application/calendar+json', text: '["vcalendar", [], []]' })

test('an event is read', () => {
  expect(curlThatReads(config, { ...name, calendarId: "w'rk" })).toBe(
    String.raw`curl --request GET 'https://dav.example/dav/api/calendars/alice/w'\''rk/tea.ics' \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Accept: application/calendar+json'`,
  )
})

test('an event is written, over the version that is known', () => {
  const put = { kind: 'put', name, before: after, after, etag: '"1"' } as const
  expect(curlThatWrites(config, put, bodyOf)).toBe(
    String.raw`curl --request PUT 'https://dav.example/dav/api/calendars/alice/work/tea.ics' \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/calendar+json' \
  --header 'If-Match: "1"' \
  --data-binary @- <<'EVENT'
["vcalendar", [], []]
EVENT`,
  )
})

test('a new event is written only where there is none', () => {
  const put = { kind: 'put', name, before: null, after, etag: null } as const
  expect(curlThatWrites(config, put, bodyOf)).toContain(`--header 'If-None-Match: *'`)
})

test('an event is moved to another calendar', () => {
  const move = { kind: 'move', name, to: { ...name, calendarId: 'home' }, etag: '"1"' } as const
  expect(curlThatWrites(config, move, bodyOf)).toBe(
    String.raw`curl --request MOVE 'https://dav.example/dav/api/calendars/alice/work/tea.ics' \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Destination: /calendars/alice/home/tea.ics' \
  --header 'Overwrite: F' \
  --header 'If-Match: "1"'`,
  )
})

import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { meetingLink } from './meetingLink.ts'

const event = (location: string, description = '') => ({ location, description })

const withUrl = (name: string, url: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        [name, {}, 'uri', url],
      ],
      [],
    ],
  ],
]

test.each([
  'https://us02web.zoom.us/j/86512345678?pwd=abc',
  'https://meet.google.com/abc-defg-hij',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0',
  'https://acme.webex.com/meet/rosa',
  'https://meet.jit.si/StandUp',
  'https://meet.example.org/stand-up',
  'https://cloud.example.org/call/x7k2p9',
])('%s is met on', (link) => {
  expect(meetingLink(event(link), null)).toBe(link)
})

test.each([
  'https://maps.example.org/place/4',
  'https://example.org/agenda',
  'https://zoom.us/pricing',
  'http://meet.google.com/abc-defg-hij',
  'mailto:meet@example.org',
  'Room 4',
])('%s is not', (text) => {
  expect(meetingLink(event(text), null)).toBeNull()
})

test('a description has the link among other words and other links', () => {
  const text = 'Agenda: https://example.org/agenda.\nJoin at https://meet.example.org/stand-up. See you!'
  expect(meetingLink(event('Room 4', text), null)).toBe('https://meet.example.org/stand-up')
})

test('the address of an event and its conference are looked at, too', () => {
  const link = 'https://meet.google.com/abc-defg-hij'
  expect(meetingLink(event(''), withUrl('url', link))).toBe(link)
  expect(meetingLink(event(''), withUrl('conference', link))).toBe(link)
  expect(meetingLink(event(''), withUrl('url', 'https://example.org/tickets'))).toBeNull()
})

test('what stands in the place goes before what the description says', () => {
  const found = meetingLink(event('https://meet.example.org/a', 'https://meet.example.org/b'), null)
  expect(found).toBe('https://meet.example.org/a')
})

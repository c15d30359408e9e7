import { expect, test } from 'vitest'
import { isLink } from './isLink.ts'
import { linkHandlerAddress, linkIn } from './linkPath.ts'
import { readLink } from './readLink.ts'

test('a mail link is an event with these people, called as its subject', () => {
  expect(
    readLink('mailto:bob%40example.org,ann+tea@example.org?subject=Lunch%20%26%20tea&body=At%20noon'),
  ).toEqual({
    kind: 'event',
    event: {
      title: 'Lunch & tea',
      description: 'At noon',
      guests: 'bob@example.org,ann+tea@example.org',
    },
  })
  expect(readLink('MAILTO:?cc=bob@example.org')).toEqual({
    kind: 'event',
    event: { guests: 'bob@example.org' },
  })
  expect(readLink('mailto:100%')).toEqual({ kind: 'event', event: { guests: '100%' } })
})

test('a link of ours has what the address of a new event has', () => {
  expect(
    readLink('web+cal:new?title=Tea&start=2027-03-15T16:00&duration=45&place=Roof&calendar=Work'),
  ).toEqual({
    kind: 'event',
    event: { title: 'Tea', start: '2027-03-15T16:00', duration: '45', place: 'Roof', calendar: 'Work' },
  })
  expect(readLink('web+cal:?start=soon&duration=-5&title=%00')).toEqual({ kind: 'event', event: {} })
  expect(readLink('web+cal:')).toBeNull()
})

test('the link of a published calendar leads to its file, over https only', () => {
  const fileOf = (text: string) => {
    const link = readLink(text)
    return link?.kind === 'calendar' ? link.file.href : null
  }
  expect(fileOf('webcal://example.org/team.ics?key=1')).toBe('https://example.org/team.ics?key=1')
  expect(fileOf('webcals://example.org/team.ics')).toBe('https://example.org/team.ics')
  expect([fileOf('webcal:'), fileOf('javascript:alert(1)'), fileOf('https://example.org')]).toEqual([
    null,
    null,
    null,
  ])
})

test('only whole links are links', () => {
  expect(['mailto:bob@example.org', ' webcal://x.org/a ', 'web+cal:?title=Tea'].map(isLink)).toEqual([
    true,
    true,
    true,
  ])
  expect(['mail to: bob', 'write to mailto:bob@example.org', 'https://example.org'].map(isLink)).toEqual([
    false,
    false,
    false,
  ])
})

test('the browser puts a link into an address, and it is read from there', () => {
  const address = linkHandlerAddress('https://cal.example.org/app/?x=1#/settings')
  expect(address).toBe('https://cal.example.org/app/#/calendar/link?to=%s')
  const link = 'webcal://example.org/a.ics?b=1&c=2'
  const path = address.replace('%s', encodeURIComponent(link)).split('#')[1] ?? ''
  expect(linkIn(path)).toBe(link)
})

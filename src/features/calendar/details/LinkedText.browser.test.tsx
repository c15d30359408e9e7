import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { asAlice } from './testing/asAlice.tsx'
import { EventDetails } from './EventDetails.tsx'
import { LinkedText } from './LinkedText.tsx'
import { epochMs } from '#domain/time/units.ts'

afterEach(cleanup)

const text =
  'Agenda: https://example.org/agenda.\nNot javascript:alert(1) <b>bold</b>; ask mailto:anna@example.org'

test('addresses are links that give the other page no referrer or opener, and the text stays as typed', () => {
  const { container } = render(<LinkedText text={text} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['https://example.org/agenda', 'mailto:anna@example.org'])
  expect(links.map(({ rel }) => rel)).toEqual(['noopener noreferrer', 'noopener noreferrer'])
  expect(links.map(({ target }) => target)).toEqual(['_blank', ''])
  expect(container.textContent).toBe(text)
})

test('the details of an event turn addresses in its place and description into links, and a meeting can be joined', () => {
  const data: JCal = [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'u1'],
          ['dtstart', {}, 'date', '2027-03-15'],
          ['location', {}, 'text', 'https://meet.example.org/a'],
          ['description', {}, 'text', text],
        ],
        [],
      ],
    ],
  ]
  const window = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
  const item = { calendarId: 'c', eventId: 'e', etag: null, data }
  const [event] = readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events
  if (event === undefined) throw new Error('no event')
  const words = { id: 'c', homeId: 'me', name: 'Home', description: '', colour: '#336699' }
  const rights = {
    hasCtag: true,
    isDefault: true,
    canWrite: true,
    canRename: true,
    canShare: false,
    ownerId: null,
  }
  const nothing = () => undefined
  const actions = { onEdit: nothing, onDelete: nothing, onDuplicate: nothing, onExport: nothing }
  const calendar = { ...words, ...rights }
  render(
    <EventDetails event={event} calendar={calendar} zone="UTC" data={data} {...actions} onClose={nothing} />,
    { wrapper: asAlice },
  )
  const facts = within(screen.getByRole('list')).getAllByRole('link')
  expect(facts.map((link) => link.getAttribute('href'))).toEqual([
    'https://meet.example.org/a',
    'https://example.org/agenda',
    'mailto:anna@example.org',
  ])
  const join = screen.getByRole<HTMLAnchorElement>('link', { name: 'Join' })
  expect([join.href, join.rel, join.target]).toEqual([
    'https://meet.example.org/a',
    'noopener noreferrer',
    '_blank',
  ])
})

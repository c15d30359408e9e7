import '../../../../ui/tokens.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { JCalComponent } from '#contract/jcal.ts'
import { Router } from '../../../../navigation/Router.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { asAlice } from '../testing/asAlice.tsx'
import { GuestFacts } from './GuestFacts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const guest = (name: string, partstat: string) =>
  ['attendee', { cn: name, partstat }, 'cal-address', `mailto:${name.toLowerCase()}@kalends.example`] as const

/** A meeting of Alice’s. */
const meeting: JCalComponent = [
  'vevent',
  [
    ['summary', {}, 'text', 'Plan & more'],
    ['organizer', { cn: 'Alice' }, 'cal-address', 'mailto:alice@kalends.example'],
    guest('Ann', 'ACCEPTED'),
    guest('Ben', 'TENTATIVE'),
    guest('Cas', 'DECLINED'),
    guest('Dan', 'NEEDS-ACTION'),
  ],
  [],
]

const show = () =>
  render(
    <Router>
      <GuestFacts vevent={meeting} calendar={ownCalendar()} />
    </Router>,
    { wrapper: asAlice },
  )

test('what guests have answered is seen at a glance: a sign and a colour beside the word', () => {
  show()
  const rows = page.getByRole('list', { name: 'Guests' }).getByRole('listitem').elements()
  const signs = rows.map((row) => {
    const sign = row.querySelector<HTMLElement>('[data-sign]')?.dataset['sign']
    return `${sign} ${row.textContent}`
  })
  expect(signs).toEqual(['✓ Ann Accepted', '? Ben Maybe', '✕ Cas Declined', ' Dan No answer yet'])
  const colours = rows.map((row) => {
    const initials = row.querySelector('[data-sign]')
    return initials && getComputedStyle(initials).borderTopColor
  })
  expect(new Set(colours).size).toBe(4)
})

test('all guests are written to at once, and their addresses can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show()
  const others = ['ann', 'ben', 'cas', 'dan'].map((name) => `${name}@kalends.example`).join(',')
  await expect
    .element(page.getByRole('link', { name: 'Message guests' }))
    .toHaveAttribute('href', `mailto:${others}?subject=Plan%20%26%20more`)
  await page.getByRole('button', { name: 'Copy guest list' }).click()
  await expect.poll(() => copied.mock.calls).toHaveLength(1)
  expect(copied.mock.calls[0]?.[0].split('\n')).toEqual([
    '"Alice" <alice@kalends.example>',
    '"Ann" <ann@kalends.example>',
    '"Ben" <ben@kalends.example>',
    '"Cas" <cas@kalends.example>',
    '"Dan" <dan@kalends.example>',
  ])
})

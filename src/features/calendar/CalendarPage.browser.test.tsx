import '../../ui/tokens.css'
import '../../ui/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/identity.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice as person } from '../../api/testing/alice.ts'
import { apiFetching } from '../../api/testing/apiFetching.ts'
import { SessionProvider } from '../../api/SessionProvider.tsx'
import { UserProvider } from '../../api/UserProvider.tsx'
import { Router } from '../../navigation/Router.tsx'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { createCalendar } from './queries/requests/calendarRequests.ts'
import { putEvent } from './queries/requests/putEvent.ts'
import type { CalendarView, ViewProps } from './views/CalendarView.ts'
import { weekView } from './views/week/weekView.ts'

const user: User = { ...person, id: people.alice.id }
const monday = '2027-03-15'

type Draw = {
  /** The properties of the view that were others; the time of day is not among them. */
  readonly changed: readonly string[]
  /** The event as it was drawn. */
  readonly chip: string | null
}

let draws: Draw[] = []
const drawnAs = new Map<string, ViewProps>()
const Week = weekView.component
/** A week that notes how often React draws the shown one, and why. */
const notedWeek: CalendarView = {
  ...weekView,
  component: (props: ViewProps) => (
    <Profiler id={props.date} onRender={() => noteDraw(props)}>
      <Week {...props} />
    </Profiler>
  ),
}

function noteDraw(props: ViewProps): void {
  const before = drawnAs.get(props.date)
  drawnAs.set(props.date, props)
  if (props.date !== monday || before?.now !== props.now) return
  const changed = Object.entries(props).flatMap(([name, value]) =>
    value === Reflect.get(before, name) ? [] : [name],
  )
  draws.push({ changed, chip: document.querySelector('[data-event]')?.getAttribute('aria-label') ?? null })
}

const token = async () => ({ kind: 'renewed', token: 'token' }) as const
const session = {
  token,
  renew: token,
  isFresh: () => false,
  isEnded: false,
  onEnded: () => () => undefined,
}

const review = newJCal(
  {
    title: 'Review',
    location: '',
    description: '',
    when: { kind: 'timed', start: '2027-03-16T14:00', end: '2027-03-16T15:00', zone: 'UTC' },
    isFree: false,
    visibility: 'public',
    repeats: null,
    calendarId: 'work',
  },
  { uid: 'review', now: epochMs(0) },
)

beforeEach(async () => {
  await page.viewport(1200, 900)
  location.hash = `#/calendar/week/${monday}`
  const service = await freshService(epochMs(Date.now()), 'alice')
  const api = apiFetching(service)
  await createCalendar(api, user.id, { id: 'work', 'dav:name': 'Work' })
  await putEvent(api, { userId: user.id, calendarId: 'work', eventId: 'review' }, review, 'nothing')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <SessionProvider value={session}>
          <UserProvider value={user}>
            <Router>
              <CalendarPage views={[notedWeek]} />
            </Router>
          </UserProvider>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await expect.element(chip()).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
})
afterEach(cleanup)

const chip = () => page.getByRole('button', { name: /^Review/ })

test('a card draws the week once when it opens, and once when it closes', async () => {
  await focusChip()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Edit' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(draws.filter(({ changed }) => changed.includes('open'))).toHaveLength(2)
  expect(draws.filter(isWithoutCause)).toEqual([])
})

test('an event moved by keys is drawn there at once, and again as it is saved, acknowledged and read', async () => {
  await focusChip()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}')
  expect(draws).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Review, Wednesday .*Work$/ })).toBeVisible()
  expect(draws[0]?.chip).toMatch(/^Review, Wednesday/)
  expect(draws.filter(isWithoutCause)).toEqual([])
})

test('typing into the form draws nothing of the week, and what is saved is drawn at once', async () => {
  await focusChip()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toBeVisible()
  expect(draws.filter(({ changed }) => changed.includes('open'))).toHaveLength(1)
  draws = []
  await userEvent.fill(title, 'Review of all')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(page.getByRole('button', { name: /^Review of all.*Work$/ })).toBeVisible()
  // Before the form is gone nothing is drawn, and with it what was saved.
  expect(draws[0]?.changed).toContain('open')
  expect(draws[0]?.chip).toMatch(/^Review of all, /)
  expect(draws.filter(isWithoutCause)).toEqual([])
})

/** Nothing that is drawn was another one: only functions were. While it begins, the page reads more, which has a cause. */
const isWithoutCause = ({ changed }: Draw) =>
  changed.every((name) => name === 'onReached' || name === 'actions')

async function focusChip(): Promise<void> {
  await userEvent.tab()
  const at = chip().element()
  if (at instanceof HTMLElement) at.focus()
  draws = []
}

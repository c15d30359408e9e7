import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'
import { type IsoDate } from '#domain/time/units.ts'

afterEach(cleanup)

const day = (date: IsoDate): EventWhen => ({ kind: 'allDay', first: date, last: date })

function show(does: 'save' | 'delete') {
  const chosen: Scope[] = []
  const gone: Readonly<Record<Scope, readonly IsoDate[]>> = {
    this: ['2027-03-15'],
    following: ['2027-03-15', '2027-03-22'],
    all: [],
  }
  render(
    <ScopeDialog
      does={does}
      scopes={['this', 'following', 'all']}
      datesOf={(scope) => ({ moved: [], gone: gone[scope].map(day), come: [] })}
      zone="Europe/Paris"
      onChosen={(scope) => chosen.push(scope)}
      onClose={() => undefined}
    />,
    { wrapper: inEnglish },
  )
  return chosen
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

test('the selected radio has the focus, and Enter confirms it', async () => {
  const chosen = show('save')
  await expect.element(radio('This event')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toEqual(['following'])
})

test('the radios stay where they are while the dates below change', async () => {
  show('save')
  const top = () => radio('This event').element().getBoundingClientRect().top
  const before = top()
  for (const name of ['This and following events', 'All events']) {
    await radio(name).click()
    expect(top()).toBe(before)
  }
})

test('a deletion says so, and strikes through the dates that are deleted', async () => {
  const chosen = show('delete')
  const dialog = page.getByRole('dialog', { name: 'Delete repeating event' })
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('Monday 15 March, all day')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(chosen).toEqual(['this'])
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { EditTrouble } from './EditTrouble.tsx'

afterEach(cleanup)

const nothing = () => undefined
const ways = { onTheirs: nothing, onMine: nothing, onChoices: nothing }

const name = { calendarId: 'work' }

test.each([
  ['its calendar is there', [{ id: 'work' }], /^This event was deleted\./],
  ['its calendar is not', [{ id: 'own' }], /^You no longer have the calendar of this event\./],
])('an event that is gone says why: %s', async (_, calendars, reason) => {
  const others = { name, canWrite: true, calendars, conflicts: null, taken: [], zone: 'UTC' }
  render(<EditTrouble isGone {...others} {...ways} />, { wrapper: inEnglish })
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible()
})

test.each([false, true])(
  'what may no longer be changed is saved as a new event; deleted: %s',
  async (isGone) => {
    const others = { name, calendars: [{ id: 'own' }], conflicts: null, taken: [], zone: 'UTC' }
    render(<EditTrouble {...{ isGone }} canWrite={false} {...others} {...ways} />, { wrapper: inEnglish })
    await expect
      .element(page.getByRole('alert').getByText(/^You can no longer change this event\./))
      .toBeVisible()
  },
)

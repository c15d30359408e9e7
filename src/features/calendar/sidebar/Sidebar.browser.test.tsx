import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { setOf } from './sets/CalendarSet.ts'
import { Sidebar } from './Sidebar.tsx'

afterEach(cleanup)

const names = [
  'Work',
  'Crèche',
  'Choir',
  'Rowing',
  'Garden',
  'School',
  'Books',
  'Travel',
  'Film club',
  'Holidays',
]
const calendars: readonly Calendar[] = names.map((name, index) => ({
  id: `calendar-${index}`,
  homeId: 'alice',
  name,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: index === 0,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}))

type Shown = {
  readonly only?: string
  readonly set?: string
  readonly count?: number
  /** Whether what is to be shown is shown then. */
  readonly isFollowed?: boolean
  /** When what is shown was copied to this device. */
  readonly copiedAt?: EpochMs
}

/** The panel of some calendars; the second of them is hidden, and so is every one after the third in the set “Town”. */
function panel({ only, set, count = names.length, isFollowed = false, copiedAt }: Shown = {}) {
  const [show, onHide, onDialog] = [
    vi.fn<(change: object) => void>(),
    vi.fn<(ids: ReadonlySet<string>) => void>(),
    vi.fn<(dialog: object) => void>(),
  ]
  const { api } = apiAnswering(() => new Response())
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ calendarSets: [setOf('Town', 'f', calendars.slice(0, 3))] })
  function Followed() {
    const [shown, setShown] = useState<{ readonly only?: string | undefined }>({ only })
    return (
      <Sidebar
        calendars={calendars.slice(0, count)}
        hidden={isFollowed && shown.only !== undefined ? allBut(shown.only) : new Set(['calendar-1'])}
        monograms={undefined}
        period={{ view: 'week', date: '2027-03-15', set, ...shown }}
        show={(change) => {
          show(change)
          if (isFollowed) setShown(change)
        }}
        skipped={0}
        skippedEvents={0}
        onHide={onHide}
        onDialog={onDialog}
      />
    )
  }
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={copiedAt === undefined ? api : { ...api, copiedAt }}>
          <SettingsContext value={store}>
            <Followed />
          </SettingsContext>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return { show, onHide, onDialog }
}

const allBut = (only: string) => new Set(calendars.map(({ id }) => id).filter((id) => id !== only))

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const filter = page.getByRole('searchbox', { name: 'Filter calendars' })

test('ten calendars have a box to filter them by their names, nine have none', async () => {
  panel({ count: 9 })
  await expect.element(box('Film club')).toBeVisible()
  expect(filter.query()).toBeNull()
  cleanup()

  panel()
  await userEvent.type(filter, 'cre')
  await expect.element(box('Crèche')).toBeVisible()
  expect(page.getByRole('checkbox').all()).toHaveLength(1)
  await userEvent.type(filter, 'x')
  await expect.element(page.getByText('No calendar has this name.')).toBeVisible()
})

test('a press with Alt held shows a calendar alone, and again what was shown before; its box stays as it is', async () => {
  const { show, onHide } = panel()
  await userEvent.keyboard('{Alt>}')
  await userEvent.click(box('Choir'))
  expect(show).toHaveBeenLastCalledWith({ only: 'calendar-2' })
  await expect.element(box('Choir')).toBeChecked()
  cleanup()

  const alone = panel({ only: 'calendar-2' })
  await userEvent.click(page.getByText('Choir'))
  expect(alone.show).toHaveBeenLastCalledWith({ only: undefined })
  await userEvent.keyboard('{/Alt}')
  expect(onHide).not.toHaveBeenCalled()
  expect(alone.onHide).not.toHaveBeenCalled()
})

test('the box of a hidden calendar is ticked while Alt has it shown alone, wherever it was pressed', async () => {
  for (const press of [() => box('Crèche'), () => page.getByText('Crèche')]) {
    const { show } = panel({ isFollowed: true })
    await expect.element(box('Crèche')).not.toBeChecked()
    await userEvent.keyboard('{Alt>}')
    await userEvent.click(press())
    expect(show).toHaveBeenLastCalledWith({ only: 'calendar-1' })
    await expect.element(box('Crèche')).toBeChecked()
    await expect.element(box('Work')).not.toBeChecked()
    await userEvent.click(press())
    await userEvent.keyboard('{/Alt}')
    await expect.element(box('Crèche')).not.toBeChecked()
    await expect.element(box('Work')).toBeChecked()
    cleanup()
  }
})

test('the menu of all calendars shows them, hides them, and keeps those that are shown as a set', async () => {
  const { onHide, onDialog } = panel()
  const choose = async (choice: string) => {
    await page.getByRole('button', { name: 'Options for all calendars' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }
  await choose('Show all')
  expect(onHide).toHaveBeenLastCalledWith(new Set())
  await choose('Hide all')
  expect(onHide).toHaveBeenLastCalledWith(new Set(calendars.map(({ id }) => id)))
  await choose('Save as set')
  const shown = calendars.filter(({ id }) => id !== 'calendar-1')
  expect(onDialog).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'set', set: null, shown }))
})

test('a set is shown by a press and by its key, and left by another', async () => {
  const { show } = panel()
  const town = page
    .getByRole('list', { name: 'Calendar sets' })
    .getByRole('button', { name: 'Town', exact: true })
  await town.click()
  expect(show).toHaveBeenLastCalledWith({ set: 'Town', only: undefined })
  cleanup()

  const chosen = panel({ set: 'Town' })
  await expect.element(town).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('f')
  expect(chosen.show).toHaveBeenLastCalledWith({ set: undefined, only: undefined })
})

test('of a calendar that is shown from this device nothing is exported or deleted', async () => {
  panel({ copiedAt: epochMs(0) })
  await userEvent.click(page.getByRole('button', { name: 'Options for Choir' }))
  await expect.element(page.getByRole('menuitem', { name: 'Export' })).toBeDisabled()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await expect.element(page.getByRole('menuitem', { name: 'Show only this' })).toBeEnabled()
})

import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingsStore } from '../../../../settings/settingsStore.ts'
import { storageWith } from '../../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../../settings/useSettings.ts'
import { Messages } from '../../../../ui/messages/Messages.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { OpenDialog } from '../../page/OpenDialog.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { setOf } from './CalendarSet.ts'
import { SetDialog } from './SetDialog.tsx'
import { SetList } from './SetList.tsx'
import type { ShowPeriod } from './useCalendarSets.ts'

afterEach(cleanup)

const calendars: readonly Calendar[] = ['Work', 'Choir', 'Rowing'].map((name) => ({
  id: name.toLowerCase(),
  homeId: 'alice',
  name,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}))
const [work, ...others] = calendars

/** Two sets, “Town” with a key and “Lake” without; work is the calendar that is shown. */
function sets(chosen?: string) {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ calendarSets: [setOf('Town', 'f', calendars), setOf('Lake', undefined, others)] })
  const show = vi.fn<ShowPeriod>()
  function Panel() {
    const [dialog, setDialog] = useState<OpenDialog | null>(null)
    return (
      <SettingsContext value={store}>
        <SetList
          calendars={calendars}
          shown={work ? [work] : []}
          chosen={chosen}
          show={show}
          onDialog={setDialog}
        />
        {dialog?.kind === 'set' && (
          <SetDialog {...dialog} calendars={calendars} show={show} onClose={() => setDialog(null)} />
        )}
        <Messages />
      </SettingsContext>
    )
  }
  render(<Panel />, { wrapper: inEnglish })
  return { store, show }
}

async function choose(set: string, choice: string) {
  await page.getByRole('button', { name: `Options for set ${set}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

test('a set is updated to what is shown, keeps its name and key, and is shown', async () => {
  const { store, show } = sets()
  await choose('Town', 'Update to what is shown')
  expect(store.current().calendarSets?.[0]).toEqual(setOf('Town', 'f', work ? [work] : []))
  expect(show).toHaveBeenLastCalledWith({ set: 'Town', only: undefined })
  await expect.element(page.getByText('Saved “Town”')).toBeVisible()
})

test('the set that is shown is what is shown already', async () => {
  sets('Town')
  await page.getByRole('button', { name: 'Options for set Town' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Update to what is shown' })).toBeDisabled()
})

test('a deleted set is left, and comes back by Undo', async () => {
  const { store, show } = sets('Town')
  const before = store.current().calendarSets ?? []
  await choose('Town', 'Delete')
  expect(store.current().calendarSets).toEqual(before.slice(1))
  expect(show).toHaveBeenLastCalledWith({ set: undefined })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  expect(store.current().calendarSets).toHaveLength(2)
})

test('a set is renamed where it stands; a name and a key that another one has cannot be chosen', async () => {
  const { store, show } = sets()
  await choose('Lake', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit calendar set' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(dialog.getByRole('combobox', { name: 'Key' }).getByRole('option', { name: 'F' }).query()).toBeNull()
  await userEvent.clear(name)
  await userEvent.type(name, 'town')
  await expect.element(dialog.getByText('There’s already a set with this name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).toBeVisible()

  await userEvent.clear(name)
  await userEvent.type(name, 'Sea')
  await dialog.getByRole('combobox', { name: 'Key' }).selectOptions('X')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.current().calendarSets).toEqual([setOf('Town', 'f', calendars), setOf('Sea', 'x', others)])
  expect(show).toHaveBeenLastCalledWith({ set: 'Sea', only: undefined })
})

test('where there are fifty sets, one more is not kept, and the others stay', async () => {
  const store = settingsStore(storageWith(), 'alice')
  const fifty = Array.from({ length: 50 }, (_, each) => setOf(`Set ${each}`, undefined, calendars))
  store.choose({ calendarSets: fifty })
  render(
    <SettingsContext value={store}>
      <SetDialog
        set={null}
        calendars={calendars}
        shown={others}
        taken={new Set()}
        show={() => undefined}
        onClose={() => undefined}
      />
    </SettingsContext>,
    { wrapper: inEnglish },
  )
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Garden')
  await expect.element(name).toHaveAccessibleDescription(/You have 50 calendar sets/)
  await page.getByRole('button', { name: 'Create' }).click()
  expect(store.current().calendarSets).toHaveLength(50)
})

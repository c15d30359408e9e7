import type { Page } from '@playwright/test'
import type { Agenda } from '../agenda/agenda.ts'
import { dayOfWeek, spoken, today } from '../agenda/dates.ts'
import { expect, test } from '../support/test.ts'
import { typeInto } from '../agenda/typeInto.ts'

test('a save that is lost in the network is reported, kept, and succeeds the second time', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await page.route('**/*.ics', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Stubborn', date: today(), from: '13:00', to: '14:00' })
  await agenda.save()
  await expect(page.getByRole('alert').filter({ hasText: '1 change isn’t saved yet.' })).toBeVisible()
  await expect(agenda.event(/^Stubborn, .*, not saved$/)).toBeVisible()

  await page.unroute('**/*.ics')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(agenda.event(/^Stubborn, .*, not saved$/)).toHaveCount(0)
  await page.reload()
  await agenda.settled()
  await expect(agenda.event('Stubborn')).toBeVisible()
})

/** Another person stores or deletes an event of Alice's calendar "Work" while her page is open. */
async function elsewhere(page: Page, eventId: string, change: { from: string; to: string } | 'delete') {
  await page.evaluate(
    async ([id, edit]) => {
      const stays =
        Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}'
      const headers = {
        authorization: `Bearer ${JSON.parse(stays).access_token}`,
        accept: 'application/calendar+json',
      }
      const user = await (await fetch('api/user', { headers })).json()
      const address = `dav/api/calendars/${user.id}/work/${id}.ics`
      if (edit === 'delete') return fetch(address, { method: 'DELETE', headers })
      const text = await (await fetch(address, { headers })).text()
      return fetch(address, { method: 'PUT', headers, body: text.replace(edit.from, edit.to) })
    },
    [eventId, change] as const,
  )
}

/** Alice changes the title of an event; the dialog is still open. */
async function retitle(page: Page, agenda: Agenda, name: string, title: string) {
  await agenda.view('Week')
  await (await agenda.open(name)).getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), title)
  return editor
}

const release = '"Release 4.2"'
const inTheAttic = ',["location",{},"text","Attic"]'

test('what somebody else changed meanwhile is compared, and fields that Alice did not touch stay theirs', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  const editor = await retitle(page, agenda, 'Release 4.2', 'Release 4.2 (mine)')
  const theirs = `"Release 4.2 (theirs)"]${inTheAttic.slice(0, -1)}`
  await elsewhere(page, 'release', { from: release, to: theirs })
  await agenda.save()
  await expect(page.getByText('This was changed elsewhere first')).toBeVisible()
  await expect(agenda.event('Release 4.2 (theirs)')).toBeVisible()

  await agenda.messages.getByRole('button', { name: 'Compare' }).click()
  const comparison = editor.getByRole('table', { name: 'Changed by both' })
  await expect(
    comparison.getByRole('row', {
      name: 'Title Before: Release 4.2 Release 4.2 (theirs) Release 4.2 (mine)',
    }),
  ).toBeVisible()
  await expect(comparison.getByRole('row')).toHaveCount(2)
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2 (mine)')
  await editor.getByRole('button', { name: 'Keep mine' }).click()
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Attic')
  await expect(editor.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(await agenda.open('Release 4.2 (mine)')).toContainText('Attic')
})

test('a change that outlived a reload is compared with what somebody else changed meanwhile', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  // The application names the version that it changes; what is changed elsewhere does not.
  await page.route('**/release.ics', (route) =>
    route.request().headers()['if-match'] ? route.abort('connectionreset') : route.continue(),
  )
  const editor = await retitle(page, agenda, 'Release 4.2', 'Release 4.2 (mine)')
  await agenda.save()
  const unsaved = page.getByRole('alert').filter({ hasText: '1 change isn’t saved yet.' })
  await expect(unsaved).toContainText('It’s kept on this device')
  const theirs = `"Release 4.2 (theirs)"]${inTheAttic.slice(0, -1)}`
  await elsewhere(page, 'release', { from: release, to: theirs })
  await page.unrouteAll()
  await page.reload()

  const notice = page.getByRole('status').filter({ hasText: 'A change from earlier isn’t saved' })
  await notice.getByRole('button', { name: 'Pending changes' }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'The event was changed elsewhere first' })
  await change.getByRole('button', { name: /^Compare: / }).click()
  const comparison = editor.getByRole('table', { name: 'Changed by both' })
  await expect(
    comparison.getByRole('row', {
      name: 'Title Before: Release 4.2 Release 4.2 (theirs) Release 4.2 (mine)',
    }),
  ).toBeVisible()
  await editor.getByRole('button', { name: 'Keep mine' }).click()
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Attic')
  await agenda.save()
  await expect(agenda.messages.getByText('Saved “Release 4.2 (mine)”')).toBeVisible()
  await expect(await agenda.open('Release 4.2 (mine)')).toContainText('Attic')
  await expect(notice).toHaveCount(0)
})

test('taking theirs keeps a draft of what was typed', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  const editor = await retitle(page, agenda, 'Release 4.2', 'Release 4.2 (mine)')
  await elsewhere(page, 'release', { from: release, to: '"Release 4.2 (theirs)"' })
  await agenda.save()
  await agenda.messages.getByRole('button', { name: 'Compare' }).click()
  await editor.getByRole('button', { name: 'Use theirs' }).click()
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2 (theirs)')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await expect(editor.getByRole('group', { name: 'Draft' })).toContainText('Release 4.2 (mine)')
})

test("a draft takes over somebody else's changes to other fields, without a question", async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  const editor = await retitle(page, agenda, 'Release 4.2', 'Release 4.2 (mine)')
  await page.keyboard.press('Escape')
  await elsewhere(page, 'release', { from: release, to: `${release}]${inTheAttic.slice(0, -1)}` })
  await page.reload()
  await agenda.settled()
  await agenda.messages.getByRole('button', { name: 'Open' }).click()
  const notice = editor.getByRole('status').filter({ hasText: 'This event was changed elsewhere' })
  await expect(notice).toContainText('Location')
  await expect(editor.getByRole('alert')).toHaveCount(0)
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Attic')
  await agenda.save()
  await expect(await agenda.open('Release 4.2 (mine)')).toContainText('Attic')
})

test('what Alice typed about an event that somebody deleted becomes a new one', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  const editor = await retitle(page, agenda, 'Release 4.2', 'Release 5')
  await elsewhere(page, 'release', 'delete')
  await expect(editor.getByRole('alert')).toContainText('This event was deleted')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 5')
  await agenda.save()
  await expect(agenda.event(`Release 5, ${spoken(dayOfWeek(4))}`)).toBeVisible()
  await expect(agenda.event('Release 4.2')).toHaveCount(0)
})

test('a token that the service no longer accepts is renewed silently', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  let refused = 0
  await page.route('**/dav/api/**', (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 401, body: '' }) : route.continue()
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await agenda.settled()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('an event that is lifted again before it was drawn in its new place continues from there', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/dropping-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await signedInAs('alice')
  await agenda.view('Week')
  const there = (hours: string) => `Release 4.2, ${spoken(dayOfWeek(4))}, ${hours}, Work`
  await agenda.lower(there('15:00 to 16:00'), 4)
  await agenda.lower(there('15:00 to 16:00'), 4)
  script.resolve()
  await agenda.saved()
  await expect(agenda.event(there('17:00 to 18:00'))).toBeVisible()
})

import { dayOfWeek, spoken, today } from '../agenda/dates.ts'
import { expect, test } from '../support/test.ts'
import { typeInto } from '../agenda/typeInto.ts'

test('a save that the network swallows is said, kept, and goes through the second time', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await page.route('**/*.ics', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Stubborn', date: today(), from: '13:00', to: '14:00' })
  await agenda.save()
  await expect(page.getByRole('alert').filter({ hasText: 'A change is not saved yet.' })).toBeVisible()
  await expect(agenda.event(/^Stubborn, .*, not saved$/)).toBeVisible()

  await page.unroute('**/*.ics')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(agenda.event(/^Stubborn, .*, not saved$/)).toHaveCount(0)
  await page.reload()
  await agenda.settled()
  await expect(agenda.event('Stubborn')).toBeVisible()
})

test('what somebody else changed meanwhile is not written over in silence', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const details = await agenda.open('Release 4.2')
  await details.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Release 4.2 (mine)')

  await page.evaluate(async () => {
    const stays =
      Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}'
    const headers = {
      authorization: `Bearer ${JSON.parse(stays).access_token}`,
      accept: 'application/calendar+json',
    }
    const { id } = await (await fetch('api/user', { headers })).json()
    const address = `dav/api/calendars/${id}/work/release.ics`
    const text = await (await fetch(address, { headers })).text()
    await fetch(address, {
      method: 'PUT',
      headers,
      body: text.replace('Release 4.2', 'Release 4.2 (theirs)'),
    })
  })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone changed this event meanwhile')).toBeVisible()
  await expect(agenda.event('Release 4.2 (theirs)')).toBeVisible()

  await agenda.messages.getByRole('button', { name: 'Edit again' }).click()
  await expect(editor.getByText('What you typed is still here')).toBeVisible()
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2 (mine)')
  await editor.getByRole('button', { name: 'Keep mine' }).click()
  await agenda.save()
  await expect(agenda.event('Release 4.2 (mine)')).toBeVisible()
})

test('a token that the service no longer accepts is renewed without a word', async ({
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

test('an event that is lifted again before it could be drawn where it was put goes on from there', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/moveEvent-*.js', async (route) => {
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

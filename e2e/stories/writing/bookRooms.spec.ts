import type { Locator, Page } from '@playwright/test'
import { agendaOn } from '../../agenda/agenda.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
}

async function signInAgain(page: Page, name: 'admin' | 'alice' | 'bob'): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInAtProvider(page, name)
  await agendaOn(page).settled()
}

async function listRoom(page: Page, name: string, people: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a room' }).click()
  const form = page.getByRole('form', { name: 'New room' })
  await typeInto(form.getByRole('textbox', { name: 'Name' }), name)
  await typeInto(
    form.getByRole('textbox', { name: 'E-mail address' }),
    `${name.toLowerCase()}@kalends.example`,
  )
  await typeInto(form.getByRole('textbox', { name: 'For how many people' }), people)
  await form.getByRole('button', { name: 'Save room' }).click()
  await expect(page.getByRole('listitem', { name })).toBeVisible()
}

async function removeRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove room' }).click()
  await expect(page.getByRole('listitem', { name })).toHaveCount(0)
}

/** A new event tomorrow at nine in the evening. */
async function tomorrowEvening(page: Page, title: string): Promise<Locator> {
  await agendaOn(page).showDays(3)
  await page.keyboard.press('q')
  const sentence = page.getByRole('textbox', { name: 'Event in a sentence' })
  await typeInto(sentence, `${title} tomorrow 21:00`)
  await sentence.press('Shift+Enter')
  return page.getByRole('dialog', { name: 'New event' })
}

async function saved(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save' }).click()
  await agendaOn(page).saved()
}

async function answerOn(page: Page, title: string): Promise<Locator> {
  await agendaOn(page).event(`${title}, `).first().click()
  return page.getByRole('dialog', { name: title }).getByRole('list', { name: 'Rooms' })
}

test('an administrator lists rooms, Alice books one, and Bob is offered the other', async ({
  page,
  agenda,
}) => {
  // Three people come one after the other.
  test.slow()
  await page.goto('#/calendar')
  await signInAtProvider(page, 'admin')
  await agenda.settled()
  await agenda.chooseOfAccount('Settings')
  await listRoom(page, 'Aurora', '4')
  await listRoom(page, 'Boreal', '8')
  await expectNoViolationInBoth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await signOut(page)
  await signInAgain(page, 'alice')
  const hers = await tomorrowEvening(page, 'Wind quintet')
  await hers.getByRole('button', { name: 'Find a free room' }).click()
  await expect(hers.getByRole('list', { name: 'Rooms' })).toContainText('Aurora Free')
  await expect(hers.getByRole('textbox', { name: 'Location' })).toHaveValue('Aurora')
  await expectNoViolationInBoth(page)
  await saved(page, hers)
  await expect(await answerOn(page, 'Wind quintet')).toContainText('Aurora Booked')
  await page.keyboard.press('Escape')

  await signOut(page)
  await signInAgain(page, 'bob')
  const his = await tomorrowEvening(page, 'Brass band')
  await typeInto(his.getByRole('combobox', { name: 'Room' }), 'aurora')
  await page.keyboard.press('Enter')
  const rooms = his.getByRole('list', { name: 'Rooms' })
  await expect(rooms).toContainText('Aurora Taken then')
  await saved(page, his)
  await expect(await answerOn(page, 'Brass band')).toContainText('Aurora Declined: taken')
  await page.getByRole('dialog', { name: 'Brass band' }).getByRole('button', { name: 'Edit' }).click()
  const again = page.getByRole('dialog', { name: 'Edit event' })
  await again.getByRole('button', { name: 'Find a free room' }).click()
  await expect(again.getByRole('list', { name: 'Rooms' })).toContainText('Boreal Free')
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Boreal')
  await saved(page, again)
  await expect(await answerOn(page, 'Brass band')).toContainText('Boreal Booked')
  await page.keyboard.press('Escape')

  await signOut(page)
  await signInAgain(page, 'admin')
  await agenda.chooseOfAccount('Settings')
  for (const name of ['Aurora', 'Boreal']) await removeRoom(page, name)
})

test('Alice, whose page has long been open, finds a room as soon as an administrator has listed it', async ({
  signedInAs,
  agenda,
  page,
  personIn,
}) => {
  test.slow()
  await signedInAs('alice')
  await agenda.settled()
  const before = await tomorrowEvening(page, 'Wind quintet')
  await expect(before.getByRole('combobox', { name: 'Guests' })).toBeVisible()
  await expect(before.getByRole('combobox', { name: 'Room' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(before).toHaveCount(0)

  const admins = await personIn('admin')
  await agendaOn(admins).chooseOfAccount('Settings')
  await listRoom(admins, 'Aurora', '4')
  const after = await tomorrowEvening(page, 'Wind quintet')
  await typeInto(after.getByRole('combobox', { name: 'Room' }), 'aurora')
  await page.keyboard.press('Enter')
  await expect(after.getByRole('list', { name: 'Rooms' })).toContainText('Aurora Free')
  // One that comes later, too, in a form that is open.
  await listRoom(admins, 'Boreal', '8')
  await typeInto(after.getByRole('combobox', { name: 'Room' }), 'boreal')
  await page.keyboard.press('Enter')
  await expect(after.getByRole('list', { name: 'Rooms' })).toContainText('Boreal Free')
  await page.keyboard.press('Escape')
  for (const name of ['Aurora', 'Boreal']) await removeRoom(admins, name)
})

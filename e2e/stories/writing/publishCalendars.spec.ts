import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice makes a calendar public, writing too once she has typed its name, and Bob adds it', async ({
  signedInAs,
  agenda,
  page,
  personIn,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  const choice = dialog.getByRole('combobox', { name: 'Public' })
  await expect(choice).toHaveValue('nobody')
  await choice.selectOption('See all details')
  await expect(choice).toHaveAccessibleDescription(/sees all details but those of private events/)
  await expect(choice).toBeEnabled()
  await choice.selectOption('Change events')
  const typed = dialog.getByRole('textbox', { name: 'Type “Work” to let everybody change it' })
  await typeInto(typed, 'Home')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This isn’t its name.')).toBeVisible()
  await typeInto(typed, 'Work')
  await page.keyboard.press('Enter')
  await expect(typed).toHaveCount(0)
  await expect(choice).toHaveValue('read-write')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  const bobs = await personIn('bob')
  const list = bobs.getByRole('region', { name: 'Calendars' })
  await list.getByRole('button', { name: 'New calendar' }).click()
  await bobs.getByRole('button', { name: 'Of my organisation' }).click()
  const found = bobs.getByRole('dialog', { name: 'Calendars of my organisation' })
  await typeInto(found.getByRole('searchbox', { name: 'Search' }), 'alice wor')
  await found.getByRole('button', { name: 'Add Work' }).click()
  await expect(found.getByText('Added')).toBeVisible()
  await expectNoViolation(bobs)
  await found.getByRole('button', { name: 'Done' }).click()
  await expect(list.getByRole('checkbox', { name: 'Work' })).toBeVisible()
  await choice.selectOption('Not public')
  await expect(choice).toHaveValue('nobody')
  await bobs.reload()
  await expect(list.getByRole('checkbox', { name: 'My calendar' })).toBeVisible()
  await expect(list.getByRole('checkbox', { name: 'Work' })).toHaveCount(0)
})

test('A secret address is shown once, shows busy times to whoever has it, and stops', async ({
  signedInAs,
  agenda,
  page,
  request,
  targetKind,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const secret = page.getByRole('region', { name: 'Secret address' })
  await secret.getByRole('button', { name: 'New address' }).click()
  const shown = secret.getByRole('textbox', { name: 'Address' })
  await expect(shown).toHaveValue(/\/api\/public\/[0-9a-f]{64}\.ics$/)
  const address = await shown.inputValue()
  await expectNoViolation(page)
  if (targetKind === 'real') {
    const text = await (await request.get(address)).text()
    expect(text).toContain('SUMMARY:Busy')
    expect(text).not.toContain('Stand-up')
  }
  await secret.getByRole('button', { name: 'Stop' }).click()
  await expect(shown).toHaveCount(0)
  if (targetKind === 'real') expect((await request.get(address)).status()).toBe(404)
})

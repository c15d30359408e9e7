import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice opens the page of a guest: its busy times, week by week, under an address of its own', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  const card = await agenda.open('One-to-one with Bob')
  await card.getByRole('link', { name: 'Bob Dodgson' }).click()
  const bobs = page.getByRole('dialog', { name: /^Bob/ })
  const busy = bobs.getByRole('region', { name: 'Busy times' })
  await expect(busy.getByRole('listitem')).toHaveCount(7)
  await expect(bobs.getByText('No calendar of this person is shared with you.')).toBeVisible()
  await expect(page).toHaveURL(/person=[0-9a-f]{24}/)
  const first = busy.getByRole('listitem').first()
  const monday = (await first.textContent()) ?? ''
  await busy.getByRole('button', { name: 'Next week' }).click()
  await expect(first).not.toHaveText(monday)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.reload()
  await expect(bobs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bobs).toHaveCount(0)
  await expect(page).not.toHaveURL(/person=/)

  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await typeInto(search.getByRole('searchbox', { name: 'Search events' }), 'bob')
  await search
    .getByRole('group', { name: 'People' })
    .getByRole('button', { name: /bob@kalends/ })
    .click()
  await expect(bobs).toBeVisible()
})

import { expect, test, type Browser } from '@playwright/test'
import { answerByLink, inviteByMail, seeAnswer } from '../support/guestByMail.ts'
import { expectNoOverflow } from '../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../support/probes/expectNoViolationInBoth.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { hasMail, kalendsWithMail } from '../support/targets/kalendsWithMail.ts'

test(`CAL-30 a guest without an account answers by the link in a mail, and Alice sees it${hasMail ? '' : ' (needs exim and dovecot)'}`, async ({
  page,
  browser,
}) => {
  test.skip(!hasMail, 'There is no mail server on this machine')
  const kalends = await kalendsWithMail()
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  await inviteByMail(page)
  await expect.poll(async () => (await kalends.mails()).length).toBe(1)
  const [mail] = await kalends.mails()
  expect(mail?.subject).toBe('Invitation: Sommerfestvorbereitungsausschusssitzung Garden party')
  const link = /Accept: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 320, height: 640 } })
  const guests = await context.newPage()
  await seeInArabic(browser, link)
  await answerByLink(guests, link)
  await seeAnswer(page)
  await context.close()
  await kalends.stop()
})

/** The page for guests mirrors on a phone, too. */
async function seeInArabic(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 320, height: 640 } })
  const mirrored = await context.newPage()
  await mirrored.goto(link)
  await expect(mirrored.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(mirrored.getByRole('button', { name: 'قبول' })).toBeVisible()
  await expectNoOverflow(mirrored)
  await expectNoViolationInBoth(mirrored)
  await context.close()
}

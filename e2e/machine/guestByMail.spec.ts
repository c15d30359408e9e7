import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import PostalMime from 'postal-mime'
import { answerByLink, inviteByMail, seeAnswer } from '../support/guestByMail.ts'
import { expectNoOverflow } from '../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../support/probes/expectNoViolationInBoth.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { isAvailable } from '../support/targets/isAvailable.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { runScript } from '../support/targets/runScript.ts'

const hasMail = isAvailable('scripts/mail.ts')

/** The texts of the guest's mails, in no order. */
async function mailsIn(folder: string): Promise<readonly { subject: string; text: string }[]> {
  const box = path.join(folder, 'mail', 'guest', 'new')
  const names = await readdir(box).catch(() => [])
  return Promise.all(
    names.map(async (name) => {
      const { subject = '', text = '' } = await PostalMime.parse(await readFile(path.join(box, name)))
      return { subject, text }
    }),
  )
}

test(`CAL-30 a guest without an account answers by the link in a mail, and Alice sees it${hasMail ? '' : ' (needs exim and dovecot)'}`, async ({
  page,
  browser,
}) => {
  test.skip(!hasMail, 'There is no mail server on this machine')
  const folder = await mkdtemp(path.join(tmpdir(), 'kalends-guest-'))
  const mails = await mkdtemp(path.join(tmpdir(), 'kalends-mails-'))
  const imapPort = await freePortPair()
  const server = await runScript([
    'scripts/mail.ts',
    '--folder',
    mails,
    '--port',
    '0',
    '--imap-port',
    String(imapPort),
  ])
  const kalends = await runKalends({
    dataDir: path.join(folder, 'data'),
    settings: {
      SMTP_URL: server.url,
      KALENDS_MAIL_FROM: 'calendar@kalends.example',
      IMAP_URL: `imap://calendar:secret@127.0.0.1:${imapPort}/INBOX`,
      KALENDS_MAIL_AUTHSERV_ID: 'mx.kalends.example',
    },
  })
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  await inviteByMail(page)
  await expect.poll(async () => (await mailsIn(mails)).length).toBe(1)
  const [mail] = await mailsIn(mails)
  expect(mail?.subject).toBe('Invitation: Garden party')
  const link = /Accept: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 320, height: 640 } })
  const guests = await context.newPage()
  await seeInArabic(browser, link)
  await answerByLink(guests, link)
  await seeAnswer(page)
  await context.close()
  await kalends.stop()
  await server.stop()
  for (const each of [folder, mails]) await rm(each, { recursive: true, force: true })
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

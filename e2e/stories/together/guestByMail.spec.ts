import { answerByLink, inviteByMail, seeAnswer } from '../../support/guestByMail.ts'
import { expect, test } from '../../support/test.ts'

test.use({ world: 'mailToGuests' })

// `e2e/machine/guestByMail.spec.ts` has the same with real mail servers.
test('@once a guest without an account answers by the link in a mail, and Alice sees it', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('alice')
  await inviteByMail(page)
  const mails = () =>
    page.evaluate(() =>
      Object.entries({ ...localStorage })
        .filter(([key]) => key.startsWith('mock-mail-'))
        .map(([, mail]) => mail),
    )
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail = ''] = await mails()
  expect(JSON.parse(mail)).toMatchObject({
    to: 'guest@far.example',
    subject: 'Invitation: Sommerfestvorbereitungsausschusssitzung Garden party',
  })
  const link = /Accept: (\S+?)\\n/.exec(mail)?.[1] ?? ''

  const guests = await page.context().newPage()
  await guests.setViewportSize({ width: 320, height: 640 })
  await answerByLink(guests, link)
  await seeAnswer(page)
})

import { addressesSeen } from '../../support/probes/addressesSeen.ts'
import { reshapeAnswer } from '../../support/network/reshapeAnswer.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const shapes = {
  'in the query, before no hash': '?{answer}',
  'in the query, before the route': '?{answer}#/auth/oidc/callback',
  'after the route and a question mark': '#/auth/oidc/callback?{answer}',
  'after the route and an ampersand': '#/auth/oidc/callback&{answer}',
  'after the route and a second hash': '#/auth/oidc/callback#{answer}',
  'after the route and nothing': '#/auth/oidc/callback{answer}',
  'as the whole fragment': '#{answer}',
  'among parameters nobody knows': '?utm_source=x&{answer}&session_state=s.1&foo=bar#/auth/oidc/callback',
}

for (const [where, shape] of Object.entries(shapes)) {
  test(`ID-3 an answer ${where} signs Alice in, and leads to the page she asked for`, async ({
    page,
    agenda,
  }) => {
    await reshapeAnswer(page, shape)
    await page.goto('#/calendar/month/2027-03-15')
    await signInAtProvider(page, 'alice')
    await expect(agenda.heading).toContainText('March 2027')
    await agenda.settled()
    expect(page.url()).toContain('#/calendar/month/2027-03-15')
    expect(await addressesSeen(page)).not.toMatch(/\bcode=|state=|token/)
  })
}

test('a code without a state is removed from the address, and the requested page stays', async ({
  page,
  agenda,
}) => {
  await page.goto('?code=c#/calendar/month/2027-03-15')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  expect(page.url()).toContain('#/calendar/month/2027-03-15')
  expect(await addressesSeen(page)).not.toMatch(/[?&]code=/)
})

test('ID-3 the callback page passes an answer to the application, and stays in no history', async ({
  page,
}) => {
  await page.goto('auth/oidc/callback.html?error=access_denied&state=unknown')
  await expect(page.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  expect(await addressesSeen(page)).not.toMatch(/callback\.html|state=|access_denied/)
})

test('the answer has left the address before anything is on screen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(location.href)).observe(document, { childList: true, subtree: true })
    Object.assign(window, { addressesWhileDrawing: seen })
  })
  await page.goto('#code=c&state=unknown')
  await expect(page.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  const drawn = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'addressesWhileDrawing')
    return document.querySelector('#root')?.children.length && Array.isArray(seen) ? seen.slice(-1) : []
  })
  expect(drawn.join()).toContain('#')
  expect(drawn.join()).not.toContain('state=')
})

import { today } from '../agenda/dates.ts'
import { expect, test } from '../support/test.ts'

// After every story it is checked that the page's own policy refused nothing: see support/test.ts.

test('Alice types dates, imports a file and looks around, and the policy of the page blocks nothing', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.add({ title: 'Typed', date: today().add({ days: 1 }), from: '10:00', to: '11:00' })
  await agenda.view('Month')
  await agenda.view('Week')
  await (await agenda.openImport()).getByLabel('File').setInputFiles('e2e/files/google.ics')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Import/ })).toBeEnabled()
  await page.keyboard.press('Escape')
  await agenda.chooseOfAccount('Settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('the administrator’s pages obey the policy', async ({ signedInAs, agenda, page }) => {
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('#/settings/openid-connect')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await agenda.main.getByRole('textbox').first().fill('https://id.example.org')
})

test('a page is served with all security headers, and never from a cache', async ({ request }) => {
  const headers = (await request.get('')).headers()
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get('config.json')).headers()['cache-control']).toBe('no-store')
})

test('injected text becomes neither markup nor code', async ({ browser, target }) => {
  const page = await browser.newPage()
  await page.goto(`${target.url}#/signed-out`)
  const slipIn = (how: string) => page.evaluate(`(() => { ${how} })()`)
  await expect(slipIn('document.body.innerHTML = "<img src=x>"')).rejects.toThrow('TrustedHTML')
  await expect(slipIn('document.createElement("script").src = "/api/user"')).rejects.toThrow(
    'TrustedScriptURL',
  )
  await expect(slipIn('new Worker("data:text/javascript,")')).rejects.toThrow('TrustedScriptURL')
  await page.close()
})

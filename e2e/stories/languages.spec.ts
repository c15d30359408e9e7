import { boxOf } from '../agenda/pointer.ts'
import { typeInto } from '../agenda/typeInto.ts'
import { expectNoOverflow } from '../support/probes/expectNoOverflow.ts'
import { lastingFaults } from '../support/probes/lastingFaults.ts'
import { inLanguage } from '../support/inLanguage.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

const languages = [
  ['English', 'en', 'ltr'],
  ['Français', 'fr', 'ltr'],
  ['Deutsch', 'de', 'ltr'],
  ['Español', 'es', 'ltr'],
  ['العربية', 'ar', 'rtl'],
] as const

for (const [ownName, language, direction] of languages) {
  // One of them at the provider of the real thing too: that it asks for the language is the same in all.
  test.describe(ownName, language === 'es' ? {} : { tag: '@once' }, () => {
    test.use({ locale: language })

    test('Alice signs in, makes an event and finds it by the search', async ({ page, agenda }) => {
      const t = inLanguage(language)
      const catalogues: string[] = []
      page.on('request', (request) => {
        const [, code] = /\/(en|fr|de|es|ar)-[\w-]+\.js$/.exec(request.url()) ?? []
        if (code !== undefined && !catalogues.includes(code)) catalogues.push(code)
      })
      await page.goto('')
      await signInAtProvider(page, 'alice', language)
      await agenda.settled()
      expect(catalogues).toEqual([language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)

      await page
        .getByRole('button', { name: t('New event') })
        .first()
        .click()
      const editor = page.getByRole('dialog', { name: t('New event') })
      await typeInto(editor.getByRole('textbox', { name: t('Title'), exact: true }), 'Zvonek')
      await editor.getByRole('button', { name: t('Save'), exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await agenda.settled()
      await page.keyboard.press('/')
      await typeInto(page.getByRole('searchbox', { name: t('Search events') }), 'zvon')
      await page
        .getByRole('list', { name: t('Search results') })
        .getByRole('button', { name: /^Zvonek/ })
        .click()
      await expect(page.getByRole('grid').locator('[data-event]:focus')).toHaveAccessibleName(/^Zvonek/)
    })
  })
}

test(
  'Alice chooses Arabic in the account menu: the page mirrors, but not its hours, and speaks it from then on',
  {
    tag: '@once',
  },
  async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    // The page is the same one afterwards: it is not loaded anew.
    await page.evaluate(() => Reflect.set(window, 'isTheSame', true))
    await agenda.chooseOfAccount('Language')
    const dialog = page.getByRole('dialog', { name: 'Language' })
    await expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await agenda.settled()
    expect(await page.evaluate(() => Reflect.has(window, 'isTheSame'))).toBe(true)
    const [first, second] = [page.getByRole('gridcell').first(), page.getByRole('gridcell').nth(1)]
    expect((await boxOf(first)).x).toBeGreaterThan((await boxOf(second)).x)
    await expect(agenda.event(/^Release 4\.2/).first()).toContainText('Release 4.2')
    await expectNoOverflow(page)

    await page
      .getByRole('button', { name: inLanguage('ar')('New event') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  },
)

test(
  'in a language that is 40 % longer no screen is too wide',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    const routes = ['#/health', '#/settings/openid-connect', '#/account']
    await signedInAs('admin', `&lang=pseudo${routes[0]}`)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const route of routes) {
        await page.evaluate((hash) => (location.hash = hash), route)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
        await expect(
          page
            .getByRole('main')
            .getByText(/\[.*[åéîøû].*\]/)
            .first(),
        ).toBeVisible()
        expect(await lastingFaults(page), `${route} at ${width} px`).toEqual([])
      }
    }
  },
)

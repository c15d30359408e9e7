import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek } from '../../agenda/dates.ts'
import { kindsOf, viewsOf } from '../../agenda/viewsOf.ts'
import { namedIn } from '../../support/namedIn.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { lastingFaults } from '../../support/probes/lastingFaults.ts'
import { expect, test } from '../../support/test.ts'

type Begun = Pick<Screen, 'page' | 'agenda'> & {
  readonly signedInAs: (name: 'alice', route?: string) => Promise<void>
}

type Screen = { readonly page: Page; readonly agenda: Agenda; readonly named: (name: string) => RegExp }

const [monday, sunday] = [dayOfWeek(0), dayOfWeek(6)].map(String)
const week = `#/calendar/week/${monday}`

/** Goes on to another address of the page, as a link does. */
const goTo = (page: Page, route: string) => page.evaluate((hash) => void (location.hash = hash), route)

/** Shows each kind of view of the table by its key. */
async function eachView({ page, agenda }: Screen, look: (name: string) => Promise<void>): Promise<void> {
  for (const { name, key } of kindsOf(await viewsOf(page))) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`/${name}/`))
    await agenda.settled()
    await look(name)
  }
}

/** What is opened over the views, or beside them. */
const overViews: readonly { readonly name: string; readonly open: (screen: Screen) => Promise<unknown> }[] = [
  {
    name: 'search',
    open: async ({ page }) => {
      await page.keyboard.press('/')
      await page.keyboard.type('stand-up')
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'view options',
    open: async ({ page, named }) => {
      await page.getByRole('button', { name: named('View options') }).click()
      await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible()
    },
  },
  {
    name: 'share',
    open: async ({ page, named }) => {
      const rail = page.getByRole('button', { name: named('Show calendars') })
      if (await rail.isVisible()) await rail.click()
      await page
        .getByRole('complementary')
        .getByRole('button', { name: / Work|„Work|Work/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: named('Share') }).click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
    },
  },
  {
    name: 'find a time',
    open: async ({ page, named }) => {
      await goTo(page, `${week}/new`)
      const form = page.getByRole('dialog')
      await form
        .getByRole('combobox', { name: named('Guests') })
        .fill('bob@kalends.example, dan@elsewhere.example')
      await page.keyboard.press('Enter')
      await form.getByRole('button', { name: named('Find a time') }).click()
      await expect(
        form.getByRole('list', { name: named('Suggested times') }).getByRole('button'),
      ).toHaveCount(5)
    },
  },
]

/** In other languages the same is looked at by `npm run stories`. */
const tagsOf = (language: string) => (language === 'en' ? '@once' : '@once @long')

for (const language of ['en', 'ar']) {
  const begun = async ({ signedInAs, agenda, page }: Begun): Promise<Screen> => {
    await signedInAs('alice', `&lang=${language}${week}`)
    await agenda.settled()
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    return { page, agenda, named: namedIn(language) }
  }

  test(`no view has an accessibility violation, in light and in dark: ${language} ${tagsOf(language)}`, async ({
    signedInAs,
    agenda,
    page,
  }) => {
    test.setTimeout(240_000)
    const screen = await begun({ signedInAs, agenda, page })
    await eachView(screen, async (name) => {
      // As a week is drawn.
      if (!/^\d-days$/.test(name)) await test.step(name, () => expectNoViolationInBoth(page))
    })
  })

  test(`nothing over the views or beside them has one, nor what is printed: ${language} ${tagsOf(language)}`, async ({
    signedInAs,
    agenda,
    page,
  }) => {
    test.slow()
    const screen = await begun({ signedInAs, agenda, page })
    const look = (name: string) => test.step(name, () => expectNoViolationInBoth(page))
    await goTo(page, `${week}?zones=Asia/Tokyo,America/New_York`)
    await agenda.settled()
    for (const { name, open } of overViews.slice(0, 2)) {
      await open(screen)
      await look(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: screen.named('View options') }).click()
    for (const name of ['Fold nights and empty weekends', 'Daylight and moon'])
      await page.getByRole('checkbox', { name: screen.named(name) }).check()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-strip]').first()).toBeVisible()
    await look('rulers, folded nights')
    await goTo(page, `#/print/week/${monday}/${sunday}`)
    await agenda.settled()
    await expect(page.locator('[data-paper]').first()).toBeVisible()
    await look('print preview')
  })
}

for (const language of ['pseudo', 'de', 'ar']) {
  test(`no words are cut off, nor over others, and nothing scrolls sideways: ${language} @once`, async ({
    signedInAs,
    agenda,
    page,
  }) => {
    test.setTimeout(240_000)
    await signedInAs('alice', `&lang=${language}${week}`)
    await agenda.settled()
    const screen = { page, agenda, named: namedIn(language) }
    const found: string[] = []
    const look = async (name: string) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
        found.push(...(await lastingFaults(page)).map((fault) => `${name} at ${width} px: ${fault}`))
      }
    }
    await eachView(screen, look)
    for (const { name, open } of overViews) {
      await goTo(page, week)
      await agenda.settled()
      await open(screen)
      await look(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await goTo(page, '#/settings')
    await agenda.settled()
    await look('settings')
    expect(found).toEqual([])
  })
}

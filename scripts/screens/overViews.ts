import type { Page } from '@playwright/test'
import { agendaOn } from '#e2e/agenda/agenda.ts'
import { typeInto } from '#e2e/agenda/typeInto.ts'
import { guestScreen } from './guestScreen.ts'
import type { Screen } from './Screen.ts'

const week = { as: 'alice', route: '#/calendar/week/2027-03-17' } as const

/** What is opened over the views, or chosen beside them. */
export const overViews: readonly Screen[] = [
  {
    ...week,
    name: 'event',
    prepare: (page) => opened(page, 'Interview'),
  },
  {
    name: 'long-night',
    as: 'alice',
    route: '#/calendar/week/2027-10-31',
    prepare: (page) => page.getByText('02:00 CET').scrollIntoViewIfNeeded(),
  },
  {
    name: 'change-series',
    as: 'alice',
    route: '#/calendar/week/2027-03-18',
    prepare: async (page) => {
      const card = await opened(page, 'Yoga, Thursday')
      await card.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog', { name: 'Delete repeating event' }).waitFor()
    },
  },
  {
    ...week,
    name: 'new-event',
    prepare: async (page) => {
      const form = await newEvent(page)
      await form.getByRole('textbox', { name: 'Title' }).fill('Lunch with Bob')
    },
  },
  {
    ...week,
    name: 'find-a-time',
    prepare: async (page) => {
      const form = await newEvent(page)
      await typeInto(
        form.getByRole('combobox', { name: 'Guests' }),
        'bob@kalends.example, dan@elsewhere.example',
      )
      await page.keyboard.press('Enter')
      await form.getByRole('button', { name: 'Find a time' }).click()
      const suggested = form.getByRole('list', { name: 'Suggested times' })
      await suggested.getByRole('button').first().waitFor()
      await suggested.scrollIntoViewIfNeeded()
    },
  },
  {
    ...week,
    name: 'import',
    prepare: async (page) => {
      await agendaOn(page).openImport()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('File').setInputFiles('e2e/files/google.ics')
      await dialog.getByRole('button', { name: 'Look first' }).waitFor()
    },
  },
  {
    ...week,
    name: 'share',
    prepare: async (page) => {
      await showRail(page)
      const rail = page.getByRole('region', { name: 'Calendars' })
      await rail.getByRole('button', { name: 'Options for Work' }).click()
      await page.getByRole('menuitem', { name: 'Share' }).click()
      const dialog = page.getByRole('dialog')
      await typeInto(dialog.getByRole('combobox', { name: 'Person' }), 'bob@kalends.example')
      await page.keyboard.press('Enter')
      await dialog.getByRole('list', { name: 'Shared with' }).getByRole('combobox').first().waitFor()
    },
  },
  {
    ...week,
    name: 'invitations',
    prepare: async (page) => {
      await page.keyboard.press('v')
      await page.getByRole('list', { name: 'Invitations' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    ...week,
    name: 'proposal',
    prepare: async (page) => {
      const card = await opened(page, 'Interview')
      await card.getByRole('button', { name: 'Propose a new time' }).click()
      await page.getByRole('dialog', { name: 'Propose a new time' }).waitFor()
    },
  },
  {
    ...week,
    name: 'person',
    // On a phone three days are drawn, from the first on.
    route: '#/calendar/week/2027-03-15',
    prepare: async (page) => {
      const card = await opened(page, 'One-to-one with Bob')
      await card.getByRole('link', { name: 'Bob Dodgson' }).click()
      await page.getByRole('region', { name: 'Busy times' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    ...week,
    name: 'search',
    prepare: async (page) => {
      await search(page, 'stand')
      await page
        .getByRole('list', { name: 'Search results' })
        .getByRole('button', { name: /^Stand-up/ })
        .waitFor()
    },
  },
  {
    ...week,
    name: 'saved-search',
    prepare: async (page) => {
      await search(page, 'is:recurring stand')
      await page.getByRole('button', { name: 'Save search' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save search' })
      await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Daily')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page
        .getByRole('button', { name: /matches Daily$/ })
        .first()
        .waitFor()
    },
  },
  {
    ...week,
    name: 'view-options',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View options' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { ...week, name: 'rulers', route: `${week.route}?zones=Asia/Tokyo,America/New_York` },
  {
    ...week,
    name: 'folded-nights',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View options' }).click()
      for (const name of ['Fold nights and empty weekends', 'Daylight and moon'])
        await page.getByRole('checkbox', { name }).check()
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Before / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'more-events',
    as: 'alice',
    route: '#/calendar/month/2027-03-17',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: / more, / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'print-preview', as: 'alice', route: '#/print/week/2027-03-15/2027-03-21' },
  { name: 'first-day', as: 'alice', world: 'newUser', route: week.route },
  { name: 'guest-page', route: '#/signed-out', prepare: (page) => page.setContent(guestScreen()) },
]

async function opened(page: Page, name: string) {
  await page.getByRole('grid').getByRole('button', { name }).first().click()
  const card = page.getByRole('dialog')
  await card.waitFor()
  return card
}

async function newEvent(page: Page) {
  await page.getByRole('button', { name: 'New event' }).first().click()
  return page.getByRole('dialog')
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await typeInto(page.getByRole('searchbox', { name: 'Search events' }), text)
}

async function showRail(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show calendars' })
  if (await button.isVisible()) await button.click()
}

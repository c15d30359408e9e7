import '../../ui/tokens.css'
import '../../ui/base.css'
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JCal } from '#contract/jcal.ts'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import { addDays, daysFrom } from '#domain/time/dates.ts'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../api/testing/apiAnswering.ts'
import { alice } from '../../api/testing/alice.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { Router } from '../../navigation/Router.tsx'
import { settingsStore, type SettingsStore } from '../../settings/settingsStore.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { PrintPreview } from './PrintPreview.tsx'
import type { CalendarView } from './views/CalendarView.ts'
import { calendarViews } from './views/calendarViews.ts'
import { weekView } from './views/week/weekView.ts'

const calendar = (id: string, name: string) => ({
  _links: { self: { href: `/calendars/alice/${id}.json` } },
  'dav:name': name,
  'apple:color': '#2f6fde',
})

const event = (title: string, day: string, ...more: JCal[1]): unknown => ({
  _links: { self: { href: `/calendars/alice/work/${title}.ics` } },
  data: [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [['uid', {}, 'text', title], ['dtstart', {}, 'date', day], ['summary', {}, 'text', title], ...more],
        [],
      ],
    ],
  ],
})

const events = [
  event('Fair', '2027-03-16', ['description', {}, 'text', 'Bring the banner.']),
  event('Trip', '2027-03-17', ['status', {}, 'text', 'TENTATIVE']),
]

const listed = {
  'GET /dav/api/calendars/alice.json': {
    body: { _embedded: { 'dav:calendar': [calendar('work', 'Work'), calendar('family', 'Family')] } },
  },
}
const empty = { body: { _embedded: { 'dav:item': [] } } }
const read: Answers = {
  ...listed,
  'REPORT /dav/api/calendars/alice/work.json': { body: { _embedded: { 'dav:item': events } } },
  'REPORT /dav/api/calendars/alice/family.json': empty,
}

/** Weeks are the same wherever this runs. */
const fromMonday: SettingsStore = {
  ...settingsStore(sessionStorage, 'alice'),
  current: () => chosen,
}
const chosen: UserSettings = {
  firstDay: 1,
  weekNumbers: 'shown',
  savedSearches: [{ name: 'Travel', query: 'trip', colour: '#c2377a' }],
}

const print = vi.fn<() => void>()

beforeEach(async () => {
  vi.spyOn(window, 'print').mockImplementation(print)
  await page.viewport(1200, 900)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  print.mockClear()
})

function show(path: string, answers: Answers = read, views: readonly CalendarView[] = calendarViews) {
  location.hash = `#${path}`
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={apiAnswering(answers).api}>
        <UserProvider value={alice}>
          <SettingsContext value={fromMonday}>
            <Router>
              <PrintPreview views={views} />
            </Router>
          </SettingsContext>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}

const march = () => page.getByRole('region', { name: 'Month of March 2027' })

test('the address says what is on the sheet, and each choice changes the address', async () => {
  show('/print/month/2027-03-01/2027-03-31')
  await expect.element(march().getByText('Fair')).toBeVisible()
  await page.getByText('Black and white').click()
  await page.getByText('Letter', { exact: true }).click()
  await page.getByText('Portrait').click()
  await page.getByRole('checkbox', { name: 'Family' }).click()
  await expect
    .poll(() => location.hash)
    .toBe('#/print/month/2027-03-01/2027-03-31?ink=black&paper=letter&orientation=portrait&calendar=work')
  await expect.element(march()).toHaveAttribute('data-ink', 'black')
  expect(getComputedStyle(march().element()).inlineSize).toBe('816px')
})

test('on a phone the form is above the sheet, all of it', async () => {
  await page.viewport(320, 640)
  show('/print/month/2027-03-01/2027-03-31')
  await expect.element(march().getByText('Fair')).toBeInTheDocument()
  // As high as the screen, as the pages of the application are.
  page.getByRole('main').element().setAttribute('style', 'block-size: 590px')
  const button = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect(march().element().getBoundingClientRect().top).toBeGreaterThan(button.bottom)
})

test('more days have more sheets, and another layout has its own', async () => {
  show('/print/month/2027-03-01/2027-03-31')
  const last = page.getByRole('textbox', { name: 'Last day' })
  await last.clear()
  await userEvent.type(last, '15 may{Enter}')
  await expect.element(page.getByRole('region', { name: 'Month of May 2027, page 3 of 3' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Layout' }).selectOptions('Year')
  await expect.element(page.getByRole('region', { name: 'Year 2027' })).toBeVisible()
  expect(location.hash).toBe('#/print/year/2027-03-01/2027-05-15')
})

test('a text that is no day is refused, and nothing changes', async () => {
  show('/print/month/2027-03-01/2027-03-31')
  const first = page.getByRole('textbox', { name: 'First day' })
  await first.clear()
  await userEvent.type(first, 'soon{Enter}')
  await expect.element(first).toHaveAccessibleDescription('Enter a date, such as 15 March 2027.')
  expect(location.hash).toBe('#/print/month/2027-03-01/2027-03-31')
})

test('black on white, calendars are known by letters and states by their borders', async () => {
  show('/print/week/2027-03-15/2027-03-21?ink=black')
  const sheet = page.getByRole('region', { name: 'Week of 15 March 2027' })
  await expect.element(sheet.getByText('W', { exact: true }).first()).toBeVisible()
  await expect.element(sheet.getByText('tentative')).toBeVisible()
  const styleOf = (title: string) => {
    const drawn = sheet.getByText(title).element().closest('[class*="event"]')
    return drawn && getComputedStyle(drawn)
  }
  expect(styleOf('Trip')?.borderInlineStartStyle).toBe('dashed')
  expect(styleOf('Fair')?.borderInlineStartStyle).toBe('solid')
  expect(styleOf('Fair')?.backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('the hours of other places stand beside those of the week, with the date where it is another', async () => {
  show('/print/week/2027-03-15/2027-03-21?zone=Europe/Paris&zones=America/Los_Angeles,Asia/Tokyo')
  const sheet = page.getByRole('region', { name: 'Week of 15 March 2027' })
  await expect.element(sheet.getByText('Los Angeles', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('Paris', { exact: true })).toBeVisible()
  const [there, east] = ['America/Los_Angeles', 'Asia/Tokyo'].map((zone) =>
    Array.from(sheet.element().querySelectorAll(`[data-ruler="${zone}"] > *`), (mark) =>
      mark.textContent.trim(),
    ),
  )
  // From nine to five in Paris, which is eight hours ahead that week, and eight behind Tokyo.
  expect(there?.slice(0, 2)).toEqual(['1 am', '2 am'])
  expect(east?.slice(6)).toEqual(['11 pm', '+1 12 am', '1 am'])
})

test('what a saved search highlights has its symbol on paper, which the legend names; the rest recedes', async () => {
  show('/print/week/2027-03-15/2027-03-21?ink=black&saved=Travel')
  const sheet = page.getByRole('region', { name: 'Week of 15 March 2027' })
  await expect.element(sheet.getByText('◆Travel')).toBeVisible()
  const drawn = (title: string) =>
    sheet.getByText(title, { exact: true }).element().closest('[class*="event"]')
  expect(drawn('Trip')?.textContent).toBe('◆WTrip')
  expect(drawn('Fair')?.textContent).toBe('WFair')
  expect(drawn('Fair')?.hasAttribute('data-faint')).toBe(true)
})

const fairs = Array.from({ length: 60 }, (_, at) => event(`Fair ${at}`, '2027-03-16'))

test('more all-day events than the hours leave room for are listed on a sheet of their own', async () => {
  const crowded = { body: { _embedded: { 'dav:item': fairs } } }
  show('/print/week/2027-03-15/2027-03-21', { ...read, 'REPORT /dav/api/calendars/alice/work.json': crowded })
  const list = page.getByRole('region', { name: 'Week of 15 March 2027, what “+n more” stands for' })
  await expect.element(list.getByRole('heading', { name: 'Tuesday 16 March' })).toBeVisible()
  for (const at of fairs.keys())
    expect(page.getByText(`Fair ${at}`, { exact: true }).elements()).toHaveLength(1)
})

test('colours are printed as they are shown', async () => {
  show('/print/week/2027-03-15/2027-03-21')
  const fair = page.getByText('Fair')
  await expect.element(fair).toBeVisible()
  const drawn = fair.element().closest('[class*="event"]')
  expect(drawn && getComputedStyle(drawn).getPropertyValue('print-color-adjust')).toBe('exact')
})

test('an agenda has descriptions if they are asked for', async () => {
  show('/print/agenda/2027-03-01/2027-03-31')
  await expect.element(page.getByRole('region', { name: 'Agenda of March 2027' })).toBeVisible()
  await expect.element(page.getByText('Bring the banner.')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Descriptions' }).click()
  await expect.element(page.getByText('Bring the banner.').last()).toBeVisible()
})

test('a week folds to a cover and seven days, in the one way the paper can lie', async () => {
  show('/print/folded-week/2027-03-15/2027-03-21?orientation=portrait')
  const sheet = page.getByRole('region', { name: 'Week of 15 March 2027' })
  await expect.element(sheet.getByRole('heading', { name: 'Week 11' })).toBeVisible()
  expect(sheet.getByRole('heading', { level: 3 }).elements()).toHaveLength(7)
  await expect.element(sheet).toHaveAttribute('data-orientation', 'landscape')
  await expect.element(page.getByRole('radiogroup', { name: 'Orientation' })).not.toBeInTheDocument()
})

test('Print prints at once where everything was read', async () => {
  show('/print/month/2027-03-01/2027-03-31')
  await expect.element(march().getByText('Fair')).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
})

test('what could not be loaded is said beside the sheets and on them, and its days do not look free', async () => {
  const { 'REPORT /dav/api/calendars/alice/work.json': work, ...others } = read
  expect(work).toBeDefined()
  show('/print/week/2027-03-15/2027-03-21', others)
  await expect.element(page.getByRole('alert').getByText(/^Some events couldn’t be loaded/)).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Week of 15 March 2027' })
  await expect.element(sheet.getByText('Some events are missing: they weren’t loaded.')).toBeVisible()
  const hatched = [...sheet.element().querySelectorAll('*')].filter((each) =>
    getComputedStyle(each).backgroundImage.includes('repeating-linear-gradient'),
  )
  expect(hatched).toHaveLength(7)
})

test('an address that names nothing to print shows this week', async () => {
  show('/print/nonsense/today/tomorrow')
  await expect.element(page.getByRole('region', { name: /^Week of / })).toBeVisible()
})

test('a view added to the table is printed as its row says', async () => {
  const fortnight: CalendarView = {
    ...weekView,
    name: 'fortnight',
    title: msg`Fortnight`,
    days: (date) => daysFrom(date, 14),
    label: (date) => `Fortnight of ${date}`,
    print: {
      orientation: 'portrait',
      period: (date) => ({ first: date, last: addDays(date, 13) }),
      component: ({ label, days, look }) => <p>{`${label}, ${days.length} days, ${look.orientation}`}</p>,
    },
  }
  show('/print/fortnight/2027-03-01/2027-03-15', read, [...calendarViews, fortnight])
  await expect.element(page.getByText('Fortnight of 2027-03-01, 14 days, portrait')).toBeVisible()
  await expect.element(page.getByText('Fortnight of 2027-03-15, 14 days, portrait')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).toHaveDisplayValue('Fortnight')
})

import { expect, type Locator, type Page } from '@playwright/test'
import { typeInto } from './typeInto.ts'

export type NewEvent = {
  readonly title: string
  readonly date: Temporal.PlainDate
  /** The last day, if it is another one. */
  readonly until?: Temporal.PlainDate
  readonly from?: string
  readonly to?: string
  readonly isAllDay?: boolean
  readonly calendar?: string
  readonly location?: string
  /** As the choice is called: `Daily`. */
  readonly repeats?: string
}

/** Whether the page could be left without a question. */
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The calendar as a person sees and uses it, only by roles and names of docs/names.md. */
export function agendaOn(page: Page) {
  const main = page.getByRole('main')

  const settled = () => expect(main).toHaveAttribute('aria-busy', 'false')

  /** Events whose name starts with this: `Stand-up`, or `Stand-up, Monday 15 March`. */
  const event = (name: string | RegExp): Locator =>
    page.getByRole('grid').getByRole('button', { name, exact: false })

  /**
   * Waits until nothing is on its way to the service: before that, leaving the page asks for confirmation.
   */
  const saved = async () => {
    await expect(event(/, saving$/)).toHaveCount(0)
    // A deleted event may still be on its way to the service: then the page would ask before it is left.
    await expect.poll(() => page.evaluate(mayLeave)).toBe(true)
  }

  async function view(name: 'Day' | 'Week' | 'Month'): Promise<void> {
    await page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }).click()
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await settled()
  }

  /** Shows so many days from today: tomorrow is among them, on a Sunday, too. */
  async function showDays(count: number): Promise<void> {
    await page.keyboard.press(String(count))
    await expect(page).toHaveURL(new RegExp(`/${count}-days/`))
    await settled()
  }

  async function open(name: string): Promise<Locator> {
    await event(name).first().click()
    const details = page.getByRole('dialog')
    await expect(details).toBeVisible()
    return details
  }

  async function fill({
    title,
    date,
    until = date,
    from,
    to,
    isAllDay,
    calendar,
    location,
    repeats,
  }: Pick<NewEvent, 'title'> & Partial<NewEvent>): Promise<void> {
    const dialog = page.getByRole('dialog', { name: /event$/ })
    await typeInto(dialog.getByRole('textbox', { name: 'Title' }), title)
    if (isAllDay) await dialog.getByRole('checkbox', { name: 'All day' }).check()
    for (const [group, day, time] of [
      ['Starts', date, from],
      ['Ends', until, to],
    ] as const) {
      const fields = dialog.getByRole('group', { name: group })
      if (day) await typeInto(fields.getByRole('textbox', { name: 'Date' }), day.toString())
      if (time) await typeInto(fields.getByRole('combobox', { name: 'Time' }), time)
    }
    if (repeats) await dialog.getByRole('combobox', { name: 'Repeats' }).selectOption({ label: repeats })
    if (location) await dialog.getByRole('textbox', { name: 'Location' }).fill(location)
    if (calendar) await dialog.getByRole('combobox', { name: 'Calendar' }).selectOption({ label: calendar })
  }

  async function save(): Promise<void> {
    await page
      .getByRole('dialog', { name: /event$/ })
      .getByRole('button', { name: 'Save' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  async function add(newEvent: NewEvent): Promise<void> {
    await page.getByRole('button', { name: 'New event' }).first().click()
    await fill(newEvent)
    await save()
  }

  /** Answers the question how much of a series is meant. */
  async function ofSeries(scope: 'This event' | 'This and following events' | 'All events'): Promise<void> {
    const question = page.getByRole('dialog', { name: /^(Change|Delete) repeating event$/ })
    await question.getByRole('radio', { name: scope, exact: true }).check()
    await question.getByRole('button', { name: /^(Save|Delete)$/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  /** Moves an event down by some quarters of an hour, by keys alone. */
  async function lower(name: string | RegExp, quarters: number): Promise<void> {
    await event(name).first().focus()
    await page.keyboard.press('Space')
    for (let quarter = 0; quarter < quarters; quarter++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }

  /** Chooses of the account menu. */
  async function chooseOfAccount(name: 'Settings' | 'Service health' | 'Language'): Promise<void> {
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  /** Opens the dialog that imports a file, from among the calendars. */
  async function openImport(): Promise<Locator> {
    await settled()
    const calendars = page.getByRole('region', { name: 'Calendars' })
    if (!(await calendars.isVisible())) await page.getByRole('button', { name: 'Show calendars' }).click()
    await calendars.getByRole('button', { name: 'Import', exact: true }).click()
    return page.getByRole('dialog', { name: 'Import events' })
  }

  return {
    chooseOfAccount,
    openImport,
    ofSeries,
    main,
    heading: page.getByRole('heading', { level: 1 }),
    messages: page.getByRole('region', { name: 'Messages' }),
    settled,
    saved,
    event,
    view,
    showDays,
    open,
    fill,
    save,
    add,
    lower,
  }
}

export type Agenda = ReturnType<typeof agendaOn>

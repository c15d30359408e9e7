import { expect, type Page } from '@playwright/test'
import type { Agenda } from './agenda.ts'
import { dayOfNextWeek } from './dates.ts'

/** Adds a choir that sings daily from 16:00 to 17:00 from next Monday on, in `Work`, and shows next week. */
export async function addDailyChoir(agenda: Agenda, page: Page, timeZone?: string): Promise<void> {
  await agenda.view('Week')
  await agenda.add({
    title: 'Choir',
    date: dayOfNextWeek(0, timeZone),
    from: '16:00',
    to: '17:00',
    calendar: 'Work',
    repeats: 'Daily',
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await agenda.settled()
  await expect(agenda.event('Choir')).toHaveCount(7)
}

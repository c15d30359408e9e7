import { expect, type Page } from '@playwright/test'
import type { Agenda } from './agenda.ts'

/** Adds an event by a sentence; it is saved before anything else happens. */
export async function addBySentence(page: Page, agenda: Agenda, sentence: string): Promise<void> {
  await page.keyboard.press('q')
  await expect(page.getByRole('textbox', { name: 'Event in a sentence' })).toBeFocused()
  await page.keyboard.type(sentence)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await agenda.saved()
}

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BinItemAnswer } from '#contract/bin.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { TellOfRestoredDialog } from './TellOfRestoredDialog.tsx'

afterEach(cleanup)

const item: BinItemAnswer = {
  id: 'one',
  kind: 'event',
  name: '<b>Choir</b>',
  calendar: '/work/',
  calendarName: 'Work',
  path: '/work/one.ics',
  events: 1,
  deletedAt: '2027-03-15T09:00:00Z',
  deletedBy: null,
  expiresAt: '2027-04-14T09:00:00Z',
  isCalendarGone: false,
  mayDelete: true,
}

test.each([
  ['event', 1, 'Others take part in “<b>Choir</b>”. It can be announced to them again.'],
  ['calendar', 2, '“<b>Choir</b>” has 2 meetings with others that are still to come.'],
] as const)('what is restored, an %s, is named as it is called', async (kind, meetings, sentence) => {
  const nothing = () => undefined
  render(
    <TellOfRestoredDialog item={{ ...item, kind }} {...{ meetings }} onAnswer={nothing} onClose={nothing} />,
    {
      wrapper: inEnglish,
    },
  )
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
})

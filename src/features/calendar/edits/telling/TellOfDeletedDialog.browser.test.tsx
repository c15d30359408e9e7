import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { TellOfDeletedDialog } from './TellOfDeletedDialog.tsx'

afterEach(cleanup)

test.each([
  [null, '“<b>Choir</b>” may have meetings with others that are still to come.'],
  [1, '“<b>Choir</b>” has 1 meeting with others that is still to come.'],
])('a calendar with %s meetings is named as it is called', async (meetings, sentence) => {
  const nothing = () => undefined
  render(<TellOfDeletedDialog name="<b>Choir</b>" {...{ meetings }} onAnswer={nothing} onClose={nothing} />, {
    wrapper: inEnglish,
  })
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
})

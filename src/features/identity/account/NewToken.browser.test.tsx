import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { NewToken } from './NewToken.tsx'
import { removeTokenDraft } from './tokenDraft.ts'

afterEach(() => {
  cleanup()
  removeTokenDraft(sessionStorage)
})

const show = () =>
  render(<NewToken isBusy={false} problem={null} onCreate={() => undefined} />, { wrapper: inEnglish })
const name = page.getByRole('textbox', { name: 'Name' })

test('the typed values of a new token are restored with its page', async () => {
  show()
  await name.fill('Backup script')
  await page.getByRole('combobox', { name: 'Access' }).selectOptions('Read and change')
  cleanup()
  show()
  await expect.element(name).toHaveValue('Backup script')
  await expect.element(page.getByRole('combobox', { name: 'Access' })).toHaveDisplayValue('Read and change')
})

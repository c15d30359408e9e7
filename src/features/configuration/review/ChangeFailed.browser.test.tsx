import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/ApiError.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ChangeFailed } from './ChangeFailed.tsx'

afterEach(cleanup)

test.for([
  ['too-large', 'This is too large.'],
  ['signed-out', 'You’re signed out.'],
] as const)(
  'a change that failed as %s says once that what was typed is still here',
  async ([failure, why]) => {
    const error = new ApiError(failure, { status: null, request: { method: 'PUT', path: '/' } })
    const by = apiFetching(() => Response.error())
    render(<ChangeFailed state={{ kind: 'failed', error, by }} title="Not saved" />, { wrapper: inEnglish })
    await expect.element(page.getByRole('alert').getByText(why, { exact: false })).toBeVisible()
    expect(document.body.textContent.match(/What you typed is still here\./g)).toHaveLength(1)
  },
)

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSearchFocus } from './useSearchFocus.ts'

afterEach(cleanup)

function Search({ results }: { readonly results: readonly string[] }) {
  return (
    <div {...useSearchFocus()}>
      <input aria-label="Search events" />
      {results.map((each) => (
        <button key={each} data-result>
          {each}
        </button>
      ))}
    </div>
  )
}

const result = (name: string) => page.getByRole('button', { name })

test('a focused result that goes gives its focus to the first one, and the last one to the field', async () => {
  const { rerender } = render(<Search results={['Yoga', 'Stand-up', 'Choir']} />)
  result('Yoga').element().focus()
  rerender(<Search results={['Stand-up', 'Choir']} />)
  await expect.element(result('Stand-up')).toHaveFocus()
  rerender(<Search results={[]} />)
  await expect.element(page.getByRole('textbox', { name: 'Search events' })).toHaveFocus()
})

test('a focus that is elsewhere stays there', async () => {
  const shown = (results: readonly string[]) => (
    <>
      <Search results={results} />
      <button>Close</button>
    </>
  )
  const { rerender } = render(shown(['Yoga', 'Stand-up']))
  result('Yoga').element().focus()
  result('Close').element().focus()
  rerender(shown(['Stand-up']))
  await expect.element(result('Close')).toHaveFocus()
})

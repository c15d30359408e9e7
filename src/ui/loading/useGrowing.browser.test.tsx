import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useGrowing } from './useGrowing.ts'

afterEach(cleanup)

const all = Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`)

function Rows({ rowHeight, count = all.length }: { readonly rowHeight: number; readonly count?: number }) {
  const { rows, end } = useGrowing(all.slice(0, count))
  return (
    <div role="region" aria-label="Scroller" style={{ blockSize: 400, overflow: 'auto' }}>
      <ul>
        {rows.map((row) => (
          <li key={row} style={{ blockSize: rowHeight }}>
            {row}
          </li>
        ))}
        {end && <li ref={end} aria-hidden />}
      </ul>
    </div>
  )
}

const drawn = () => page.getByRole('listitem').elements().length
const scroller = () => page.getByRole('region', { name: 'Scroller' }).element()

test('a screenful of rows is drawn, and more when the end is near, until all are there', async () => {
  render(<Rows rowHeight={50} />)
  expect(drawn()).toBe(14)
  scroller().scrollTop = 10_000
  await expect.poll(drawn).toBe(21)
  await expect
    .poll(() => {
      scroller().scrollTop = 10_000
      return drawn()
    })
    .toBe(40)
  expect(page.getByText('Row 40').elements()).toHaveLength(1)
})

test('a window that is taller than the first rows is filled', async () => {
  render(<Rows rowHeight={10} />)
  await expect.poll(drawn).toBe(40)
})

test('a short list is drawn whole', () => {
  render(<Rows rowHeight={50} count={14} />)
  expect(drawn()).toBe(14)
})

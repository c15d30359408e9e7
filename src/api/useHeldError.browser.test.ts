import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHeldError } from './useHeldError.ts'

const error = new Error('no network')
const asking = { error: null, isPending: true, errorUpdateCount: 0 }
const failed = { error, isPending: false, errorUpdateCount: 1 }
const askedAgain = { error: null, isPending: true, errorUpdateCount: 1 }
const answered = { error: null, isPending: false, errorUpdateCount: 1 }

type Asked = Parameters<typeof useHeldError>[0][number]
const first: { readonly result: Asked } = { result: asking }

const held = () => renderHook(({ result }) => useHeldError([answered, result]), { initialProps: first })

test('an error is held during a retry, and disappears with the answer', () => {
  const { result, rerender } = held()
  expect(result.current).toBeNull()
  rerender({ result: failed })
  expect(result.current).toBe(error)
  rerender({ result: askedAgain })
  expect(result.current).toBe(error)
  rerender({ result: answered })
  expect(result.current).toBeNull()
})

test('a query that never ran has not failed', () => {
  const { result, rerender } = held()
  rerender({ result: failed })
  rerender({ result: asking })
  expect(result.current).toBeNull()
})

import { StrictMode } from 'react'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useContinued } from './useContinued.ts'

afterEach(cleanup)

type Wanted = { readonly list: readonly string[]; readonly length: number }
type Made = { readonly text: string; readonly before: string | null }

const make = ({ list, length }: Wanted, before: Made | null): Made => ({
  text: list.slice(0, length).join(' '),
  before: before && before.text,
})
const shown = (first: Wanted) =>
  renderHook((wanted: Wanted) => useContinued(wanted, make), { initialProps: first, wrapper: StrictMode })

test('a derived value is made from the last rendered one', () => {
  const { result, rerender } = shown({ list: ['a', 'b'], length: 1 })
  expect(result.current).toEqual({ text: 'a', before: null })
  rerender({ list: ['a', 'b'], length: 2 })
  expect(result.current).toEqual({ text: 'a b', before: 'a' })
  rerender({ list: ['b'], length: 2 })
  expect(result.current).toEqual({ text: 'b', before: 'a b' })
})

test('the same values give the identical result, also for lists with the same items', () => {
  const { result, rerender } = shown({ list: ['a', 'b'], length: 1 })
  const first = result.current
  rerender({ list: ['a', 'b'], length: 1 })
  expect(result.current).toBe(first)
})

import { expect, test, vi } from 'vitest'
import { loadedOnce } from './loadedOnce.ts'

test('a part is loaded once, also by two who need it at the same time', async () => {
  const load = vi.fn(async () => 'part')
  const part = loadedOnce(load)
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part'])
  expect(await part()).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be loaded is tried again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('no network'))
  const part = loadedOnce(load)
  await expect(part()).rejects.toThrow('no network')
  expect(await part()).toBe('part')
})

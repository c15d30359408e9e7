import { expect, test } from 'vitest'
import { findBrowser } from './findBrowser.mjs'

test('the browser in the environment variable comes first', async () => {
  process.env['KALENDS_BROWSER'] = process.execPath
  expect(await findBrowser()).toBe(process.execPath)
})

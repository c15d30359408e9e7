import { expect, test } from 'vitest'
import { page, pageStyle } from './page.ts'

test('what people write reads in its own direction, on the side of the page’s language', () => {
  expect(page('ar', 'Plan (draft)!', '')).toContain('<html lang="ar" dir="rtl">')
  expect(pageStyle).toMatch(/h1, dd, \.description[^{]*\{ unicode-bidi: plaintext; \}/)
  expect(pageStyle).toContain("html[dir='rtl'] { text-align: right; }")
})

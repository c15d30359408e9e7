import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  // A line number would change with every edit above its sentence.
  format: formatter({ lineNumbers: false }),
})

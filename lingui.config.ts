import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from './src/locales/languages.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(languages),
  // A sentence that nobody has translated yet is shown as it was written.
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*', '**/testing/**'] },
  ],
  // A line number would change with every edit above its sentence.
  format: formatter({ lineNumbers: false }),
})

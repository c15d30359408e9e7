import { writeFileSync } from 'node:fs'
import lingui from '../lingui.config.ts'
import { dateWordsOf } from './locales/dateWordsOf.ts'

// Part of `npm run extract`: each language's words for dates beside its sentences.
for (const locale of lingui.locales)
  writeFileSync(`src/locales/${locale}.dates.json`, `${JSON.stringify(dateWordsOf(locale), null, 2)}\n`)

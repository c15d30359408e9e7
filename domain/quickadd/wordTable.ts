import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { spanish } from './words/spanish.ts'
import type { QuickAddLanguage } from './QuickAddReading.ts'
import type { QuickAddWords } from './QuickAddWords.ts'

const tables: Readonly<Record<QuickAddLanguage, QuickAddWords>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

export const wordTable = (language: QuickAddLanguage): QuickAddWords => tables[language]

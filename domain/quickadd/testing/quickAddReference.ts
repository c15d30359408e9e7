import type { DateLanguage } from '../../time/parseWrittenDate.ts'
import type { QuickAddLanguage, QuickAddReference } from '../QuickAddReading.ts'

/** Where the person is. */
export const referenceZone = 'Europe/Paris'

/** Monday, 23 November 2026, 10:05, in a language, with five calendars. */
export const quickAddReference = (language: QuickAddLanguage, dates: DateLanguage): QuickAddReference => ({
  language,
  dates,
  now: '2026-11-23T10:05',
  zone: referenceZone,
  minutes: 60,
  calendars: ['Work', 'Home Office', 'Familie', 'Trabajo', 'Travail'].map((name) => ({ id: name, name })),
})

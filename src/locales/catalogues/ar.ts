import cities from '#domain/time/cities/ar.cities.json'
import dates from '../ar.dates.json'
import { messages } from '../ar.po'
import type { Catalogue } from './Catalogue.ts'

export const catalogue: Catalogue = { messages, words: { ...dates, cities } }

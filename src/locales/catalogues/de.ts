import cities from '#domain/time/cities/de.cities.json'
import dates from '../de.dates.json'
import { messages } from '../de.po'
import type { Catalogue } from './Catalogue.ts'

export const catalogue: Catalogue = { messages, words: { ...dates, cities } }

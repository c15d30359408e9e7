import cities from '#domain/time/cities/es.cities.json'
import dates from '../es.dates.json'
import { messages } from '../es.po'
import type { Catalogue } from './Catalogue.ts'

export const catalogue: Catalogue = { messages, words: { ...dates, cities } }

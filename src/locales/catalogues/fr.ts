import cities from '#domain/time/cities/fr.cities.json'
import dates from '../fr.dates.json'
import { messages } from '../fr.po'
import type { Catalogue } from './Catalogue.ts'

export const catalogue: Catalogue = { messages, words: { ...dates, cities } }

import ar from '#domain/time/cities/ar.cities.json' with { type: 'json' }
import { cityIn, type CityNames } from '#domain/time/cities/cityIn.ts'
import de from '#domain/time/cities/de.cities.json' with { type: 'json' }
import es from '#domain/time/cities/es.cities.json' with { type: 'json' }
import fr from '#domain/time/cities/fr.cities.json' with { type: 'json' }
import type { PageLanguage } from '../../../page/pageLanguage.ts'

const names: Readonly<Record<PageLanguage, CityNames>> = { en: {}, fr, de, es, ar }

/** The city that a zone is named after, in the language of a guest. */
export const cityFor = (language: PageLanguage, zone: string): string => cityIn(names[language], zone)

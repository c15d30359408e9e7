import { i18n } from '@lingui/core'
import { cityIn } from '#domain/time/cities/cityIn.ts'
import { dateWordsIn } from './dateWords.ts'

/** The city that a zone is named after, in the language of the page: `Wien` for `Europe/Vienna`. */
export const cityOf = (zone: string): string => cityIn(dateWordsIn(i18n.locale).cities ?? {}, zone)

import { messages } from '../en.po'
import type { Catalogue } from './Catalogue.ts'

export const catalogue: Catalogue = { messages, words: null }

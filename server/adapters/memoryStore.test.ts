import { describe } from 'vitest'
import { memoryStore } from './memoryStore.ts'
import { storeSuite } from './storeSuite.ts'

describe('the memory store', () => storeSuite(async () => memoryStore()))

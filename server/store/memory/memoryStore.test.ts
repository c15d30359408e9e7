import { describe } from 'vitest'
import { memoryStore } from './memoryStore.ts'
import { storeSuite } from '../../testing/storeSuite.ts'

describe('the memory store', () => storeSuite(async () => memoryStore()))

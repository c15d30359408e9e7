import { expect, test } from 'vitest'
import { StartProblem } from '../StartProblem.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import { writeAtStart } from './openStore.ts'

const embedded = { dataDir: '/var/lib/kalends' }
const database = { ...embedded, databaseUrl: 'postgresql://ada:secret@db/kalends' }
const failing = (error: Error) => async () => {
  throw error
}

test.each([
  [
    'the embedded store is full',
    embedded,
    new StoreFull('full'),
    /^The store in \/var\/lib\/kalends has no room/,
  ],
  [
    'a database is lost',
    database,
    new StoreUnavailable('gone'),
    /^The database of DATABASE_URL does not answer/,
  ],
])('a start during which %s ends with a sentence', async (_what, settings, error, sentence) => {
  const started = writeAtStart(settings, failing(error))
  await expect(started).rejects.toBeInstanceOf(StartProblem)
  await expect(started).rejects.toThrow(sentence)
})

test('a mistake of ours in a start stays what it is', async () => {
  const mistake = new TypeError('no')
  await expect(writeAtStart(embedded, failing(mistake))).rejects.toBe(mistake)
})

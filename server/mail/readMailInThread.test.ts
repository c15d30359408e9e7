import { expect, test } from 'vitest'
import { readMailInThread } from './readMailInThread.ts'

const authservId = 'mx.example.org'

/** An answer with a text of so many lines. */
const mailWith = (lines: number) => ({
  authservId,
  source: new TextEncoder().encode(
    [
      `Authentication-Results: ${authservId}; dmarc=pass header.from=elsewhere.example`,
      'From: Carol <carol@elsewhere.example>',
      'MIME-Version: 1.0',
      'Content-Type: text/calendar; method=REPLY',
      '',
      `BEGIN:VCALENDAR${'\r\n x'.repeat(lines)}`,
      'END:VCALENDAR',
    ].join('\r\n'),
  ),
})

test('a small mail and a large one are read alike', async () => {
  const read = { from: 'carol@elsewhere.example', isAuthentic: true, undelivered: null }
  const [small, large] = [await readMailInThread(mailWith(10)), await readMailInThread(mailWith(10_000))]
  expect(small).toMatchObject(read)
  expect(large).toMatchObject(read)
  expect(large?.calendar).toContain('END:VCALENDAR')
})

test('while a mail of many lines is read, others have their turn', { timeout: 60_000 }, async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await readMailInThread(mailWith(30_000))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})

test('a mail that takes too long is not read', async () => {
  expect(await readMailInThread(mailWith(30_000), 1)).toBeNull()
})

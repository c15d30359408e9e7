import { expect, test } from 'vitest'
import { pushCheck } from './pushCheck.ts'

const detailsOf = async (problems: Parameters<typeof pushCheck>[0]['problems']) => {
  const { status, details } = await pushCheck({ problems }).check()
  return { status, details }
}

test('push is well as long as no push service refuses something', async () => {
  expect(await detailsOf(() => [])).toEqual({ status: 'healthy', details: { info: [{ state: 'up' }] } })
})

test('refused keys and too many reminders are told apart, and make nothing unhealthy', async () => {
  const answer = await detailsOf(() => [
    { host: 'one.example', kind: 'refused', status: 403 },
    { host: 'two.example', kind: 'busy', status: 429 },
  ])
  expect(answer).toEqual({
    status: 'healthy',
    details: {
      info: [
        {
          name: 'one.example',
          state: 'refused',
          message: 'It does not accept the keys or the subject in KALENDS_VAPID_* (403).',
          reasons: [{ code: 'push-refused' }],
        },
        {
          name: 'two.example',
          state: 'busy',
          message: 'It was sent too much at once (429).',
          reasons: [{ code: 'push-busy' }],
        },
      ],
    },
  })
})

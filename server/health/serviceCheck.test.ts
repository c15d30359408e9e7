import { expect, test } from 'vitest'
import { serviceCheck } from './serviceCheck.ts'

const checked = (stallMs: number, refused: number) =>
  serviceCheck({ longestStallMs: () => stallMs, requestsRefused: () => refused }).check()

test('a service that answers in time is healthy, and the details have its delay', async () => {
  expect(await checked(12.4, 0)).toMatchObject({
    status: 'healthy',
    details: {
      info: [{ name: 'event loop', state: 'up', message: 'At most 12 ms late within the last minute.' }, {}],
    },
  })
})

test('what is wrong is said in codes too, for the application to say it in the person’s language', async () => {
  expect(await checked(1_200, 2)).toMatchObject({
    details: {
      reasons: [
        { code: 'service-blocked', amount: 1_200 },
        { code: 'requests-refused', amount: 2 },
      ],
    },
  })
})

test('a service that was blocked for a second is unhealthy', async () => {
  expect(await checked(1_000, 0)).toMatchObject({
    status: 'unhealthy',
    details: { cause: 'event loop: At most 1000 ms late within the last minute.' },
  })
})

test('a service that refused requests is unhealthy', async () => {
  expect(await checked(5, 3)).toMatchObject({
    status: 'unhealthy',
    details: { cause: 'requests: 3 refused within the last minute, as there were too many.' },
  })
})

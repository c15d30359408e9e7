import { expect, test } from 'vitest'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { storageWith } from '../testing/storageWith.ts'
import { keepMail } from './mailReminders.ts'

const hour = 60 * 60_000
const path = '/api/user/push-subscriptions'
const answer = { status: 201, body: { id: 's', service: 'e-mail', createdAt: '', expiresAt: '' } }

test('reminders by e-mail are renewed once a day, in the zone of the person', async () => {
  const { api, asked } = apiAnswering({ [`POST ${path}`]: answer })
  const mailing = { ...api, config: { ...api.config, features: { ...api.config.features, guestMail: true } } }
  const storage = storageWith()
  const now = Date.UTC(2027, 2, 1)
  for (const later of [0, hour, 23 * hour, 25 * hour])
    await keepMail(mailing, 'Asia/Tokyo', storage, now + later)
  expect(asked).toHaveLength(2)
  expect(await asked[0]?.json()).toEqual({ email: true, zone: 'Asia/Tokyo' })
})

test('a service without mail is asked nothing', async () => {
  const { api, asked } = apiAnswering({})
  await keepMail(api, 'UTC', storageWith())
  expect(asked).toEqual([])
})

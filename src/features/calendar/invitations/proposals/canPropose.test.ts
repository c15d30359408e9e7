import { expect, test } from 'vitest'
import type { JCalComponent } from '#contract/jcal.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { canPropose } from './canPropose.ts'

const emails = ['alice@kalends.example']
const by = (organizer: string): { readonly vevent: JCalComponent } => ({
  vevent: ['vevent', [['organizer', {}, 'cal-address', `mailto:${organizer}`]], []],
})
const api = (features: Parameters<typeof apiFetching>[1]) => apiFetching(() => new Response(), features)

test('a colleague is reached by the service, somebody elsewhere only where it sends mail', () => {
  const plain = api({ invitations: true })
  expect(canPropose(plain, by('bob@Kalends.example'), emails)).toBe(true)
  expect(canPropose(plain, by('carol@elsewhere.example'), emails)).toBe(false)
  const mailing = api({ invitations: true, guestMail: true })
  expect(canPropose(mailing, by('carol@elsewhere.example'), emails)).toBe(true)
})

test('nobody is where the server carries no invitations, or the event has no organizer', () => {
  const other = api({ invitations: false, guestMail: true })
  expect(canPropose(other, by('bob@kalends.example'), emails)).toBe(false)
  expect(canPropose(api({ invitations: true }), {}, emails)).toBe(false)
})

import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { StoreDamaged, StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import { followNames } from './followNames.ts'
import { createUser } from './provision.ts'

const alice = { email: 'alice@kalends.example', firstName: 'Alice', lastName: 'Archer' }
const married = { ...alice, lastName: 'Baker', mayBeNew: true }

test.each([new StoreFull('scripted'), new StoreUnavailable('scripted'), new StoreDamaged('corrupt')])(
  'while the store takes no new name, a sign-in continues by the former one (%s)',
  async (failure) => {
    const { users } = memoryStore()
    await createUser({ users }, alice)
    const rename = async () => {
      throw failure
    }
    const logged: string[] = []
    await followNames({ users: { ...users, rename } }, (msg) => void logged.push(msg))(married)
    expect(logged).toEqual(['names-not-followed'])
    expect(await users.byEmail(alice.email)).toMatchObject(alice)
  },
)

test('a name that is the same is not written again, and a stranger is not created', async () => {
  const { users } = memoryStore()
  await createUser({ users }, alice)
  const rename = async () => expect.unreachable('written')
  const follow = followNames({ users: { ...users, rename } }, () => undefined)
  await follow({ ...married, lastName: ' Archer\n' })
  await follow({ ...married, email: 'bob@kalends.example' })
  expect(await users.byEmail('bob@kalends.example')).toBeNull()
})

import { expect, test } from 'vitest'
import { rightsOf } from './rightsOf.ts'

const alice = '54b64eadf6d7d8e41d263e0f'
const may = (...privileges: readonly string[]) =>
  rightsOf(
    { acl: privileges.map((privilege) => ({ privilege, principal: `principals/users/${alice}` })) },
    alice,
  )

test('CAL-36 without an access list everything is offered', () => {
  expect(rightsOf({}, alice)).toEqual({ canWrite: true, canRename: true, canShare: false })
  expect(rightsOf({ acl: undefined }, alice)).toEqual(rightsOf({}, alice))
})

test.each([
  [['{DAV:}read'], { canWrite: false, canRename: false, canShare: false }],
  [['{DAV:}read', '{DAV:}write-properties'], { canWrite: false, canRename: true, canShare: false }],
  [['{DAV:}write-content'], { canWrite: true, canRename: false, canShare: false }],
  [['{DAV:}share', '{DAV:}write'], { canWrite: true, canRename: true, canShare: true }],
  [['{DAV:}all'], { canWrite: true, canRename: true, canShare: true }],
])('CAL-36 %j', (privileges, rights) => {
  expect(may(...privileges)).toEqual(rights)
})

test('CAL-36 what others may is not what Alice may, and what everybody may is', () => {
  const write = (principal: string) => rightsOf({ acl: [{ privilege: '{DAV:}write', principal }] }, alice)
  expect(write('principals/users/somebody').canWrite).toBe(false)
  expect(write(`principals/users/${alice}/calendar-proxy-write`).canWrite).toBe(false)
  expect(write('{DAV:}authenticated').canWrite).toBe(true)
})

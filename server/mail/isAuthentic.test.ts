import { expect, test } from 'vitest'
import { isAuthentic } from './isAuthentic.ts'

const from = 'guest@far.example'
const own = 'mx.kalends.example'

test.for([
  ['DMARC passed for the domain of From', `${own}; dmarc=pass header.from=far.example`],
  [
    'a signature of that domain',
    `${own} 1; dkim=pass (2048-bit; key) header.d=far.example header.i=@far.example`,
  ],
  ['a signature in the name of somebody there', `${own}; dkim=pass header.i=guest@far.example`],
  ['the envelope came from there', `${own};\r\n spf=pass smtp.mailfrom=guest@far.example`],
  [
    'only one of several methods passed',
    `${own}; spf=fail smtp.mailfrom=x@y.example; dkim=pass header.d=FAR.example`,
  ],
])('%s: it is authentic', ([, header]) => {
  expect(isAuthentic([header ?? ''], own, from)).toBe(true)
})

test.for([
  ['nothing passed', `${own}; dmarc=fail header.from=far.example; spf=none`],
  ['a method passed for another domain', `${own}; dmarc=pass header.from=other.example`],
  ['only the end of a domain is the same', `${own}; dkim=pass header.d=notfar.example`],
  ['another server says so', 'mx.elsewhere.example; dmarc=pass header.from=far.example'],
  ['it stands in a comment', `${own}; (dmarc=pass header.from=far.example) spf=none`],
  [
    'a quoted text pretends a method',
    `${own}; spf=fail smtp.mailfrom="a \\" ; dmarc=pass header.from=far.example "@x.example`,
  ],
  ['no method proves a domain', `${own}; auth=pass smtp.auth=guest@far.example`],
  ['nothing is said', own],
])('%s: it is not authentic', ([, header]) => {
  expect(isAuthentic([header ?? ''], own, from)).toBe(false)
})

test('the topmost result of the own server counts, whatever stands below', () => {
  const forged = `${own}; dmarc=pass header.from=far.example`
  expect(isAuthentic([`${own}; dmarc=fail header.from=far.example`, forged], own, from)).toBe(false)
  expect(isAuthentic([`mx.other.example; dmarc=fail`, forged], own, from)).toBe(true)
  expect(isAuthentic([], own, from)).toBe(false)
})

import { expect, test } from 'vitest'
import { runbookFor } from './runbookFor.ts'

test.each([
  ['https://wiki.example/runbooks/{component}', 'ldap', 'https://wiki.example/runbooks/ldap'],
  ['http://wiki.example/?page={component}', 'a&b=c', 'http://wiki.example/?page=a%26b%3Dc'],
  ['https://wiki.example/{component}/x', '../../etc', 'https://wiki.example/..%2F..%2Fetc/x'],
  ['https://wiki.example/runbook', 'ldap', 'https://wiki.example/runbook'],
])('%s for %s is %s', (template, component, address) => {
  expect(runbookFor(template, component)).toBe(address)
})

test.each([
  ['another scheme', 'javascript:alert("{component}")'],
  ['a file', 'file:///runbooks/{component}'],
  ['no address', 'runbooks/{component}'],
  ['credentials', 'https://me:secret@wiki.example/{component}'],
  ['a host that the component would choose', 'https://{component}.wiki.example/'],
])('%s is not a runbook', (_, template) => {
  expect(runbookFor(template, 'ldap')).toBeNull()
})

import { expect, test } from 'vitest'
import { postgresAddress } from './postgresAddress.ts'

const at = 'postgresql://ada:secret@db/kalends'

test.each([
  [at, at],
  [`${at}?sslmode=require`, `${at}?sslmode=verify-full`],
  [`${at}?sslmode=prefer&sslrootcert=/etc/ca.pem`, `${at}?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem`],
  [`${at}?sslmode=no-verify`, `${at}?sslmode=no-verify`],
  [`${at}?uselibpqcompat=true&sslmode=require`, `${at}?uselibpqcompat=true&sslmode=require`],
])('%s is given as %s', (typed, given) => {
  expect(postgresAddress(typed)).toBe(given)
})

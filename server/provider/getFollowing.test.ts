import { expect, test } from 'vitest'
import type { ProviderReply } from '../ports.ts'
import { getFollowing } from './getFollowing.ts'

/** A provider that redirects from address to address, and its calls. */
function leading(steps: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const call = async (address: string): Promise<ProviderReply> => {
    asked.push(address)
    const location = steps[address]
    return location === undefined
      ? { kind: 'replied', status: 200, text: 'the document' }
      : { kind: 'replied', status: 302, text: '', location }
  }
  return { asked, get: (address: string) => getFollowing({ call }, address) }
}

test('a redirect within the origin is followed, relative or not', async () => {
  const { asked, get } = leading({
    'https://idp.example/o/doc': '/o/doc/',
    'https://idp.example/o/doc/': 'https://idp.example/document',
  })
  expect(await get('https://idp.example/o/doc')).toMatchObject({ status: 200, text: 'the document' })
  expect(asked.at(-1)).toBe('https://idp.example/document')
})

test.each([
  ['another host', 'https://other.example/doc'],
  ['another port', 'https://idp.example:8443/doc'],
  ['plain http', 'http://idp.example/doc'],
  ['no address', 'http://'],
])('a redirect to %s is not followed', async (_, location) => {
  const { asked, get } = leading({ 'https://idp.example/doc': location })
  expect(await get('https://idp.example/doc')).toMatchObject({ status: 302 })
  expect(asked).toEqual(['https://idp.example/doc'])
})

test('three redirects are followed, and a fourth is not', async () => {
  const step = (number: number) => `https://idp.example/${number}`
  const three = leading({ [step(0)]: '/1', [step(1)]: '/2', [step(2)]: '/3' })
  expect(await three.get(step(0))).toMatchObject({ status: 200 })
  const circle = leading({ [step(0)]: '/1', [step(1)]: '/0' })
  expect(await circle.get(step(0))).toMatchObject({ status: 302 })
  expect(circle.asked).toHaveLength(4)
})

test('a redirect without a target is returned', async () => {
  const call = async (): Promise<ProviderReply> => ({ kind: 'replied', status: 302, text: '' })
  expect(await getFollowing({ call }, 'https://idp.example/doc')).toMatchObject({ status: 302 })
})

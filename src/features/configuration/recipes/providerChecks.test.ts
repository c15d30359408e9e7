import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { checkedWords, providerChecks, refreshWords, signOutWords } from './providerChecks.ts'

/** Documents and the list of packages are not modules: they are read as text. */
const texts = import.meta.glob<string>(['/docs/deploy.md', '/package.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const inEnglish = ({ message = '' }: MessageDescriptor) => message

const rows = providerChecks.map(({ name, version, checked, refresh, signOut }) =>
  [
    version === undefined ? name : `${name} ${version}`,
    inEnglish(checkedWords[checked]),
    inEnglish(refreshWords[refresh]),
    inEnglish(signOutWords[signOut]),
  ].join(' | '),
)

test('docs/deploy.md has the form’s advice for each provider, and how it was checked', () => {
  const [, section = ''] = (texts['/docs/deploy.md'] ?? '').split('### How providers were checked')
  const [table = ''] = section.split(/^### /m)
  const written = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    )
  expect(written).toEqual(rows)
})

test('the provider in our tests is the installed one', () => {
  const version = providerChecks.find(({ name }) => name === 'oidc-provider')?.version
  expect(version).toBeDefined()
  expect(JSON.parse(texts['/package.json'] ?? '')).toMatchObject({
    dependencies: { 'oidc-provider': version },
  })
})

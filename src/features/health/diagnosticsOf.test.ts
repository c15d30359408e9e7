import { expect, test } from 'vitest'
import { diagnosticsOf } from './diagnosticsOf.ts'

test('bad components come first, with their details', () => {
  const text = diagnosticsOf(
    {
      status: 'unhealthy',
      components: [
        { componentName: 'store', status: 'healthy', details: null },
        { componentName: 'ldap', status: 'unhealthy', details: { cause: 'no answer' } },
      ],
    },
    '2027-03-15T09:00:00Z',
  )
  expect(text).toBe(`# Service health: unhealthy

Checked 2027-03-15T09:00:00Z

## ldap: unhealthy

\`\`\`json
{
  "cause": "no answer"
}
\`\`\`

## store: healthy
`)
})

test('where only the verdict was told, only the verdict is copied', () => {
  expect(diagnosticsOf({ status: 'healthy', components: null }, '2027-03-15T09:00:00Z')).toBe(
    '# Service health: healthy\n\nChecked 2027-03-15T09:00:00Z\n',
  )
})

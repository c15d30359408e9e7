import { expect, test } from 'vitest'
import { begun, heard } from '#domain/health/watch.ts'
import { diagnosticsOf, markdownOf } from './diagnosticsOf.ts'
import { factsOf } from '../factsOf.ts'
import { epochMs } from '#domain/time/units.ts'

const noon = epochMs(Date.UTC(2027, 2, 15, 12))
const health = {
  status: 'unhealthy',
  components: [
    { componentName: 'store', status: 'healthy', details: null, latencyMs: null },
    { componentName: 'ldap', status: 'unhealthy', details: { cause: 'no answer' }, latencyMs: 84 },
  ],
  unreadable: 0,
} as const
const watch = heard(begun(), { health, at: noon, tookMs: 84 })
const facts = health.components.map((component) => factsOf(component, watch, null))

test('unhealthy components come first, with their facts and details', () => {
  expect(markdownOf(diagnosticsOf(watch, facts, noon))).toBe(`# Service health: unhealthy

Checked 2027-03-15T12:00:00.000Z

## ldap: unhealthy

- since 2027-03-15T12:00:00.000Z
- 84 ms
- cause: no answer
- incident 2027-03-15T12:00:00.000Z to now, failed checks: 1, no answer

\`\`\`json
{
  "cause": "no answer"
}
\`\`\`

## store: healthy

- since 2027-03-15T12:00:00.000Z
`)
})

test('if only the verdict is known, only the verdict is copied', () => {
  const diagnostics = heard(begun(), { health: { ...health, components: null }, at: noon, tookMs: 1 })
  expect(markdownOf(diagnosticsOf(diagnostics, [], noon))).toBe(
    '# Service health: unhealthy\n\nChecked 2027-03-15T12:00:00.000Z\n',
  )
})

test('a missing answer is copied too', () => {
  const trouble = { failure: 'unreadable-answer', status: 502, since: noon, at: noon, times: 1 } as const
  expect(markdownOf(diagnosticsOf({ ...begun(), trouble }, [], noon))).toBe(
    '# Service health: unknown\n\nNever answered\nNo answer since 2027-03-15T12:00:00.000Z: unreadable-answer (502)\n',
  )
})

test('a secret that was not removed before is removed here', () => {
  const [first] = facts.map((each) => ({ ...each, details: { bindPassword: 'opensesame' } }))
  expect(JSON.stringify(diagnosticsOf(watch, first ? [first] : [], noon))).not.toContain('opensesame')
})

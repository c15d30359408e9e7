import { expect, test } from 'vitest'

const workers = import.meta.glob<string>('/src/**/*.worker.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every worker waits for what replaces Temporal', () => {
  expect(Object.keys(workers)).toHaveLength(2)
  for (const text of Object.values(workers)) expect(text).toContain('\nanswerMessages(')
})

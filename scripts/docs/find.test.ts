import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const places = [
  ...readFileSync('docs/find.md', 'utf8').matchAll(
    /`(?<name>\w+)`\s+in\s+\[(?<file>[^\]]+)\]\(\.\.\/(?<target>[^)]+)\)/g,
  ),
].map(({ groups }) => ({ name: '', file: '', target: '', ...groups }))

test('docs/find.md answers at least thirty questions', () => {
  expect(places.length).toBeGreaterThanOrEqual(30)
})

test.for(places)('docs/find.md: $name is exported by $file', ({ name, file, target }) => {
  expect(target).toBe(file)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(`^export (?:async )?(?:const|function|class|type) ${name}\\b`, 'm'),
  )
})

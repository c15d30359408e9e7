import { expect, test } from 'vitest'
import { folders } from './folders.ts'

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}${ending}`)

test('a folder of 25 files passes, and one of 26 is reported', () => {
  expect(folders(filesIn('domain/time', 25), {}).violations).toEqual([])
  expect(folders(filesIn('domain/time', 26), {}).violations).toEqual([
    'domain/time has 26 files: 25 are the most.',
  ])
})

test('tests beside their code are not counted, and other tests are', () => {
  const beside = [...filesIn('domain/time', 25), ...filesIn('domain/time', 25, '.test.ts')]
  expect(folders(beside, {}).violations).toEqual([])
  expect(folders(filesIn('server/conformance/calendar', 26, '.test.ts'), {}).violations).toHaveLength(1)
})

test('subfolders are counted on their own', () => {
  expect(
    folders([...filesIn('domain/time', 20), ...filesIn('domain/time/zones', 20)], {}).violations,
  ).toEqual([])
})

test('an exception that is no longer needed is reported', () => {
  expect(folders(filesIn('bench', 26), { bench: 'no product' }).violations).toEqual([])
  expect(folders(filesIn('bench', 25), { bench: 'no product' }).violations).toEqual([
    'bench is no longer too large: take it off scripts/shape/table.ts.',
  ])
})

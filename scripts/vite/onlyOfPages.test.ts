import { expect, test } from 'vitest'
import { onlyOfPages } from './onlyOfPages.ts'

const files = ['assets/first-AbCdEf1.js', 'assets/elsewhere-AbCdEf1.js']

test('a page and what it shares are asked for together', () => {
  expect(onlyOfPages('assets/HealthPage-Ab_dE-1.js', files, { hostType: 'js' })).toEqual(files)
})

test('a dialog asks for itself alone', () => {
  expect(onlyOfPages('assets/SearchDialog-AbCdEf1.js', files, { hostType: 'js' })).toEqual([])
})

test('the document names all that the entry imports', () => {
  expect(onlyOfPages('assets/index-AbCdEf1.js', files, { hostType: 'html' })).toEqual(files)
})

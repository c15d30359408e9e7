import { expect, test } from 'vitest'
import { changedProperties } from './changedProperties.ts'

const unnamed = { name: 'My calendar', description: '', colour: '#2f6fde' }

test('CAL-36 a default calendar that gets a new colour keeps its default name', () => {
  expect(changedProperties(unnamed, { ...unnamed, colour: '#c2482f' })).toEqual({ 'apple:color': '#c2482f' })
})

test('unchanged properties are not sent', () => {
  expect(changedProperties(unnamed, unnamed)).toEqual({})
  expect(changedProperties(unnamed, { ...unnamed, name: 'Work', description: 'Desk' })).toEqual({
    'dav:name': 'Work',
    'caldav:description': 'Desk',
  })
})

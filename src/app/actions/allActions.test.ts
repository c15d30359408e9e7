import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { userSettings } from '#contract/settings/userSettings.ts'
import { clashesIn, hasKeyAlready } from '../../navigation/actions/clash.ts'
import { keysOf, parseKeys, type ChosenKeys } from '../../navigation/actions/Key.ts'
import { keyText } from '../../navigation/actions/keyText.ts'
import { allActions } from './allActions.ts'

test('no key means two things, wherever the focus is', () => {
  expect(clashesIn(allActions, {})).toEqual([])
})

test('every action has a name of its own, and keys that are read as they are written', () => {
  const names = allActions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { keys } of allActions) expect(parseKeys(keys).map(keyText).join(' ')).toBe(keys)
})

test('the letters are those of Google Calendar', () => {
  const keys = new Map(allActions.map(({ name, keys: own }) => [name, own.split(' ')]))
  const google = {
    newEvent: ['c'],
    quickAdd: ['q'],
    search: ['/'],
    goToDate: ['g'],
    today: ['t'],
    next: ['j', 'n'],
    previous: ['k', 'p'],
    print: ['Ctrl+p'],
    undo: ['z'],
    settings: ['s'],
    help: ['?'],
    'view.day': ['d', '1'],
    'view.week': ['w'],
    'view.month': ['m'],
    'view.4-days': ['4'],
    'view.agenda': ['a'],
    'view.year': ['y'],
  }
  for (const [name, letters] of Object.entries(google))
    expect(keys.get(name), name).toEqual(expect.arrayContaining(letters))
})

test('whatever is chosen and not refused, no key means two things', () => {
  const changeable = allActions.filter(({ isFixed = false }) => !isFixed)
  const key = fc.constantFrom(
    ...'abcdefghijklmnopqrstuvwxyz0123456789/?'.split(''),
    ...'AMNYZ'.split(''),
    ...'amnyz'.split('').map((letter) => `Shift+${letter}`),
    'Delete',
    'Ctrl+a',
    'Enter',
    'Space',
    'Ctrl+c',
    'Ctrl+b',
  )
  const choice = fc.tuple(fc.constantFrom(...changeable.map(({ name }) => name)), key)
  assertProperty(
    fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
      let chosen: ChosenKeys = {}
      for (const [name, text] of choices) {
        const [pressed] = parseKeys(text)
        if (pressed && hasKeyAlready(pressed, name, allActions, chosen) === null)
          chosen = { ...chosen, [name]: text }
      }
      expect(clashesIn(allActions, chosen)).toEqual([])
      expect(v.is(userSettings, { shortcuts: chosen })).toBe(true)
    }),
  )
})

test('a key that two actions of different places have is refused only where both are heard', () => {
  const refusedBy = (text: string, name: string) => {
    const [key] = parseKeys(text)
    return key && (hasKeyAlready(key, name, allActions, {})?.name ?? null)
  }
  expect(refusedBy('t', 'newEvent')).toBe('today')
  expect(refusedBy('t', 'liftedStart')).toBeNull()
  expect(refusedBy('m', 'liftedStart')).toBe('liftedAll')
  expect(refusedBy('Enter', 'newEvent')).toBe('slotNew')
  expect(refusedBy('Ctrl+c', 'print')).toBe('copyEvent')
  expect(refusedBy('c', 'newEvent')).toBeNull()
})

test('keys that were chosen stand for those of the table; an empty text for none', () => {
  const [row] = allActions.filter(({ name }) => name === 'today')
  expect(row && keysOf(row, { today: 'o' })).toEqual([{ key: 'o' }])
  expect(row && keysOf(row, { today: '' })).toEqual([])
})

test('a capital letter is refused where its letter with Shift is heard, however it is written', () => {
  for (const text of ['Y', 'Shift+y']) {
    const [key] = parseKeys(text)
    expect(key && hasKeyAlready(key, 'newEvent', allActions, {})?.name).toBe('chipAccept')
  }
})

test('answers, deleting and selecting have keys of their own choice', () => {
  const fixed = new Map(allActions.map(({ name, isFixed = false }) => [name, isFixed]))
  const names = ['chipAccept', 'chipMaybe', 'chipDecline', 'chipDelete', 'chipSelectAll']
  expect(names.map((name) => fixed.get(name))).toEqual(names.map(() => false))
})

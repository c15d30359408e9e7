import { expect, expectTypeOf, test } from 'vitest'
import { instantOfLocal } from './instantOf.ts'
import { zoneNamed } from './Zone.ts'
import {
  addMs,
  dayAt,
  dayOfLocal,
  earlier,
  epochMs,
  later,
  localMs,
  midnightOf,
  plusDays,
  timeOfDay,
  toIsoDate,
  utcDay,
  utcMidnight,
  type DayNumber,
  type EpochMs,
  type IsoDate,
  type LocalMs,
} from './units.ts'

test('a unit is neither another one nor any number or text', () => {
  expectTypeOf<LocalMs>().not.toExtend<EpochMs>()
  expectTypeOf<EpochMs>().not.toExtend<LocalMs>()
  expectTypeOf<DayNumber>().not.toExtend<EpochMs>()
  expectTypeOf<EpochMs>().not.toExtend<DayNumber>()
  expectTypeOf<DayNumber>().not.toExtend<LocalMs>()
  expectTypeOf<LocalMs>().not.toExtend<DayNumber>()
  expectTypeOf<number>().not.toExtend<EpochMs | LocalMs | DayNumber>()
  expectTypeOf<string>().not.toExtend<IsoDate>()
  expectTypeOf<'2027-03-15T09:00:00'>().not.toExtend<IsoDate>()
  expectTypeOf<'2027-03-15'>().toExtend<IsoDate>()
  expectTypeOf<EpochMs>().toExtend<number>()
})

test('calculations keep the unit, and functions accept no other', () => {
  expectTypeOf(addMs(localMs(0), 1)).toEqualTypeOf<LocalMs>()
  expectTypeOf(addMs(epochMs(0), 1)).toEqualTypeOf<EpochMs>()
  expectTypeOf(plusDays(dayAt(0), 1)).toEqualTypeOf<DayNumber>()
  expectTypeOf(instantOfLocal).parameter(0).toEqualTypeOf<LocalMs>()
  const zone = zoneNamed('UTC')
  // @ts-expect-error an instant is no local time
  expect(instantOfLocal(epochMs(0), zone)).toBe(0)
  // @ts-expect-error of an instant and a local time neither is the earlier
  expect(earlier(epochMs(1), localMs(2))).toBe(1)
})

test('at run time units are plain numbers and texts', () => {
  expect([epochMs(5), localMs(5), dayAt(5), toIsoDate('2027-03-15')]).toEqual([5, 5, 5, '2027-03-15'])
  expect([earlier(dayAt(1), dayAt(2)), later(dayAt(1), dayAt(2))]).toEqual([1, 2])
})

test('a day, its midnight and the time since then belong together, also before 1970', () => {
  const local = localMs(-3_600_000)
  expect([dayOfLocal(local), timeOfDay(local)]).toEqual([-1, 82_800_000])
  expect(addMs(midnightOf(dayOfLocal(local)), timeOfDay(local))).toBe(local)
  expect(utcMidnight(utcDay(epochMs(-1)))).toBe(-86_400_000)
})

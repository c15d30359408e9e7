import { afterEach, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { timeHere } from './timeHere.ts'

afterEach(() => document.body.replaceChildren())

const at = (text: string) => epochMs(Date.parse(text))
const around = { events: [], zone: zoneNamed('Europe/Paris'), minutes: 30 }

function focused(html: string): Element | null {
  document.body.innerHTML = html
  return document.querySelector('[data-focused]')
}

test('a day among hours is its morning, as long as a new event is', () => {
  const cell = focused('<div data-cell="2027-03-16" data-focused><div data-hours></div></div>')
  expect(timeHere(cell, around)).toEqual({
    title: '',
    when: {
      kind: 'timed',
      start: at('2027-03-16T08:00Z'),
      end: at('2027-03-16T08:30Z'),
      zone: 'Europe/Paris',
    },
  })
})

test('a day of a month is the whole day', () => {
  const cell = focused('<div data-cell="2027-03-16"><button data-day data-focused></button></div>')
  const when = { kind: 'allDay', first: '2027-03-16', last: '2027-03-16' }
  expect(timeHere(cell, around)).toEqual({ title: '', when })
})

test('an event is its own time, with its title', () => {
  const when = { kind: 'allDay', first: '2027-03-20', last: '2027-03-21' } as const
  const event = plainEvent('Trip', when)
  const chip = focused(
    `<div data-cell="2027-03-20"><button data-event="${event.key}" data-focused></button></div>`,
  )
  expect(timeHere(chip, { ...around, events: [event] })).toEqual({ title: 'Trip', when })
})

test('elsewhere on the page there is no time', () => {
  expect(timeHere(focused('<button data-focused></button>'), around)).toBeNull()
  expect(timeHere(null, around)).toBeNull()
})

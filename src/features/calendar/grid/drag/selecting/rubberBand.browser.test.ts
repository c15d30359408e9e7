import { afterEach, beforeEach, expect, test } from 'vitest'
import { rubberBand } from './rubberBand.ts'
import { selection } from './selection.ts'

afterEach(() => {
  document.body.replaceChildren()
  selection.select([])
})

let grid: HTMLElement
let scrolled: number

beforeEach(() => {
  grid = document.createElement('div')
  grid.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 300px; block-size: 200px'
  document.body.append(grid)
  scrolled = 0
})

/** An event of 20 pixels, so far from the top of what was seen when the band began. */
function draw(key: string, top: number): void {
  const cell = document.createElement('div')
  cell.dataset['cell'] = '2027-03-15'
  const chip = document.createElement('button')
  chip.dataset['event'] = key
  chip.style.cssText = `position: absolute; inset: ${top - scrolled}px auto auto 0; inline-size: 100px; block-size: 20px`
  cell.append(chip)
  grid.append(cell)
}

function scrollBy(pixels: number): void {
  scrolled += pixels
  for (const chip of grid.querySelectorAll<HTMLElement>('[data-event]'))
    chip.style.top = `${Number.parseFloat(chip.style.top) - pixels}px`
}

const begin = (x: number, y: number) =>
  rubberBand(
    { x, y },
    {
      grid,
      bounds: { left: 0, top: 0, width: 300, height: 200 },
      geometry: { hours: null },
      scroll: { by: () => scrolled },
    },
  )

test('what a band has touched stays selected when it is scrolled away, and what is drawn on the way is selected', () => {
  draw('first', 50)
  draw('second', 150)
  const band = begin(150, 40)
  band.to({ x: 20, y: 190 })
  expect([...selection.current()]).toEqual(['first', 'second'])
  scrollBy(300)
  draw('third', 400)
  draw('fourth', 600)
  band.to({ x: 20, y: 190 })
  expect([...selection.current()]).toEqual(['first', 'second', 'third'])
  scrollBy(-300)
  band.to({ x: 20, y: 100 })
  expect([...selection.current()]).toEqual(['first'])
})

test('a band ends at the edge of the grid, wherever the pointer is', () => {
  draw('seen', 150)
  draw('below', 220)
  begin(150, 40).to({ x: 20, y: 400 })
  expect([...selection.current()]).toEqual(['seen'])
})

import type { Contender, Drawn, Scene } from './Contender.ts'
import { generate } from './generate.ts'
import { type IsoDate } from '#domain/time/units.ts'

// A glob, so that the compiler does not need peers that are not installed.
const peers = import.meta.glob<{ readonly contender: Contender }>('../peers/*Calendar.ts')

async function contenderNamed(name: string): Promise<Contender | undefined> {
  if (name === 'ours') return (await import('./ours.tsx')).ours()
  if (name === 'floor') return (await import('./floor.ts')).floor()
  return (await peers[`../peers/${name}.ts`]?.())?.contender
}

type Asked = Omit<Scene, 'events'> & {
  readonly parts: readonly { readonly count: number; readonly from: string; readonly days: number }[]
}

const place = document.querySelector<HTMLElement>('#place')
const name = new URLSearchParams(location.search).get('contender') ?? ''
const contender = await contenderNamed(name)
if (!place || !contender) throw new Error(`There is no contender named ${name}`)

let mount: ((place: HTMLElement) => Drawn) | null = null
let drawn: Drawn | null = null
let commitsBefore = 0
const gaps: number[] = []

declare global {
  interface Window {
    /** How often React has changed the page; the bench counts it. */
    commits?: number
  }
}

/** The calls of the bench. Each resolves when its result has been painted. */
const bench = {
  prepare({ parts, ...scene }: Asked) {
    const events = parts.flatMap(({ count, from, days }) => generate(count, from, days))
    mount = contender.prepare({ ...scene, events }).mount
  },
  async mount() {
    drawn = mount?.(place) ?? null
    await painted()
  },
  async show(date: IsoDate) {
    drawn?.show(date)
    await painted()
  },
  /** The position of a chip to drag: one of a single day in the second week. */
  chipPlace() {
    const chips = [...place.querySelectorAll(contender.chip)].map((chip) => chip.getBoundingClientRect())
    const chip = chips.find(({ top, width, left }) => top > 230 && left > 200 && width < 200)
    return chip ? `${chip.left + chip.width / 2},${chip.top + chip.height / 2}` : ''
  },
  /** Records the time between frames from now on. */
  watchFrames() {
    gaps.length = 0
    commitsBefore = window.commits ?? 0
    let last = performance.now()
    const look = (now: number) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  },
  frames: () =>
    `${gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length * 0.95) - 1] ?? 0},${(window.commits ?? 0) - commitsBefore}`,
  count: () => ({
    chips: place.querySelectorAll(contender.chip).length,
    more: place.querySelectorAll(contender.more).length,
    elements: place.querySelectorAll('*').length,
  }),
}
Object.assign(window, { bench })

/** Resolves when everything is painted: two frames and a task later, all pending layout is done. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  while (place?.querySelector('[aria-busy=true]')) await new Promise(requestAnimationFrame)
  await new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done())
    port1.start()
    port2.postMessage(null)
  })
}

import type { IsoDate } from '#domain/time/units.ts'

/** The day that a chip is drawn on by the hour, and its place there in minutes from the top; null for one that lies on a line. */
export function hourPlace(chip: HTMLElement) {
  const date: IsoDate | undefined = chip.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  if (date === undefined || !chip.closest('[data-hours]')) return null
  const hours = (name: string) => Number(chip.style.getPropertyValue(name))
  const start = Math.round(hours('--start') * 60)
  return { date, start, end: Math.round(start + hours('--length') * 60) }
}

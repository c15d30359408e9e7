import type { ContentLine } from './contentLine.ts'

/**
 * The value of a line as it was meant, where many programs write it wrong: a rule in small letters, with blanks or a separator too
 * many; a date or time with blanks around it.
 */
export function repairedValue({ name, value }: ContentLine): string {
  if (rules.has(name)) return repairedRule(value)
  return times.has(name) ? value.trim() : value
}

/** Whether a value is dates where its property would have times: many programs leave out `VALUE=DATE`. */
export function areDates({ name, parameters, value }: ContentLine): boolean {
  return times.has(name) && !Object.hasOwn(parameters, 'value') && /^\s*\d{8}(?:,\d{8})*\s*$/.test(value)
}

/** Whether a line says nothing at all, as `RRULE:` does. */
export function saysNothing({ name, value }: ContentLine): boolean {
  return (rules.has(name) || lists.has(name)) && value.trim() === ''
}

const rules: ReadonlySet<string> = new Set(['rrule', 'exrule'])
const lists: ReadonlySet<string> = new Set(['rdate', 'exdate'])
const times: ReadonlySet<string> = new Set(['dtstart', 'dtend', 'due', 'recurrence-id', 'rdate', 'exdate'])

function repairedRule(value: string): string {
  const parts = value.toUpperCase().replaceAll(/\s/g, '').split(';')
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', list = ''] = part.split('=', 2)
      const items = list.split(',').filter((item) => item !== '')
      return `${name}=${items.join(',')}`
    })
    .join(';')
}

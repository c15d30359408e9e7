import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { componentsOf, propertiesOf, textOf } from '../../jcal/properties.ts'
import { isWebAddress, type FurtherDetails } from './FurtherDetails.ts'
import { readAlarm } from './Reminder.ts'

/** Read the further details of a VEVENT; what this program has no field for is ignored (CAL-17). */
export function readFurther(vevent: JCalComponent): FurtherDetails {
  return {
    colour: textOf(vevent, 'color'),
    categories: categoriesOf(vevent),
    url: textOf(vevent, 'url'),
    conference: linkOf(propertiesOf(vevent, 'conference').find(isPage)),
    attachments: propertiesOf(vevent, 'attach').filter(isPage).map(linkOf),
    reminders: componentsOf(vevent, 'valarm').flatMap((valarm) => readAlarm(valarm) ?? []),
  }
}

/** Every value of every CATEGORIES that is a text, in order. */
export const categoriesOf = (vevent: JCalComponent): readonly string[] =>
  propertiesOf(vevent, 'categories').flatMap((property) => property.slice(3).filter(isCategory))

export const isCategory = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** Whether the value of a property is a web address: an attached file in the object itself is none. */
export const isPage = (property: JCalProperty): boolean =>
  property[2] !== 'binary' && isWebAddress(linkOf(property))

/** The value of a property of one text. */
export const linkOf = (property: JCalProperty | undefined): string =>
  typeof property?.[3] === 'string' ? property[3] : ''

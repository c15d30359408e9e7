import type { EventPerson } from './GuestList.ts'

/** A person as an address book writes them, so that `parseGuests` reads it: `"Bob Baker" <bob@example.org>`. */
export const printPerson = ({ name, address }: EventPerson): string =>
  name === '' || name === address ? address : `"${name.replaceAll('"', '')}" <${address}>`

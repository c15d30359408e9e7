import { zoneNamedAfter } from '../../search/zoneNamedAfter.ts'
import { afterApostrophe } from '../dateWords.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { zoneAbbreviations } from './zoneAbbreviations.ts'

/** After a time: `EST`, `(CET)`, `UTC+2`, `New York time`, `heure de Moscou`. @returns an IANA name */
export function readZone(sentence: Sentence, at: number): Read<string> | null {
  const { tokens } = sentence
  if (tokens[at]?.text !== '(')
    return readOffset(sentence, at) ?? readName(sentence, at) ?? readCity(sentence, at)
  const inside = readZone(sentence, at + 1)
  return inside && tokens[inside.next]?.text === ')' ? { value: inside.value, next: inside.next + 1 } : null
}

/** `UTC+2`: the names of the database count westwards. */
function readOffset({ tokens }: Sentence, at: number): Read<string> | null {
  const [name, sign, hours] = tokens.slice(at, at + 3)
  const isUtc = name !== undefined && /^(?:utc|gmt)$/.test(name.text)
  const isSigned = sign !== undefined && /^[+\-−–]$/u.test(sign.text) && hours?.isGlued === true
  if (!isUtc || !isSigned || !/^\d{1,2}$/.test(hours.text) || Number(hours.text) > 14) return null
  // Half hours have names of places only.
  if (tokens[at + 3]?.text === ':' && tokens[at + 3]?.isGlued) return null
  const count = Number(hours.text)
  return { value: count === 0 ? 'UTC' : `Etc/GMT${sign.text === '+' ? '-' : '+'}${count}`, next: at + 3 }
}

function readName({ tokens }: Sentence, at: number): Read<string> | null {
  const raw = tokens[at]?.raw ?? ''
  const name = /^(?:utc|gmt)$/i.test(raw) ? raw.toUpperCase() : raw
  const zone = Object.hasOwn(zoneAbbreviations, name) ? zoneAbbreviations[name] : undefined
  return zone === undefined ? null : { value: zone, next: at + 1 }
}

const maxCityWords = 3

/** `New York time`, `New Yorker Zeit`, `hora de Nueva York`. */
function readCity(sentence: Sentence, at: number): Read<string> | null {
  const { tokens, find, cities } = sentence
  const before = find(at, 'timeOf')
  const from = before ? afterApostrophe(sentence, before.next) : at
  for (let count = maxCityWords; count > 0; count--) {
    const words = tokens.slice(from, from + count)
    const after = find(from + count, 'localTime')
    if (words.length < count || !words.every(({ kind }) => kind === 'word') || (!before && !after)) continue
    const city = words.map(({ raw }) => raw).join(' ')
    const zone = zoneNamedAfter(city, cities) ?? zoneNamedAfter(city.replace(/er$/, ''), cities)
    if (zone !== undefined) return { value: zone, next: after?.next ?? from + count }
  }
  return null
}

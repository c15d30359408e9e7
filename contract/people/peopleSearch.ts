import * as v from 'valibot'
import { lengths, listOf, textUpTo } from '../lengths.ts'

/** The length of what people are searched by, and how many an answer has (PPL-1). */
export const peopleSearch = { minLength: 2, maxLength: 64, limit: 10, maxLimit: 50 } as const

/** The kinds of what is found: users, contacts of directories, and rooms (CAL-28). */
export const foundTypes = ['user', 'contact', 'resource'] as const
export type FoundType = (typeof foundTypes)[number]

const count = `must be a whole number from 1 to ${peopleSearch.maxLimit}`

const capacity = 'must be a whole number, 1 or more'

const searchBody = v.object({
  q: v.pipe(textUpTo(peopleSearch.maxLength), v.trim()),
  limit: v.optional(
    v.pipe(v.number(count), v.integer(count), v.minValue(1, count), v.maxValue(peopleSearch.maxLimit, count)),
    peopleSearch.limit,
  ),
  /** Unknown kinds are nobody. Without any, or with an empty list, people are found, and no rooms. */
  objectTypes: v.optional(listOf(textUpTo(lengths.name)), []),
  /** For so many people a room must be; those that fit best come first. */
  capacity: v.optional(v.pipe(v.number(capacity), v.integer(capacity), v.minValue(1, capacity))),
})

const isForRoomsOnly = (kinds: readonly string[]) =>
  kinds.length > 0 && kinds.every((kind) => kind === 'resource')

/** The body of `POST /api/people/search` (PPL-1). All rooms are found without a text, people are not. */
export const peopleSearchBody = v.pipe(
  searchBody,
  v.forward(
    v.check(
      ({ q, objectTypes }) => q.length >= peopleSearch.minLength || isForRoomsOnly(objectTypes),
      `must have at least ${peopleSearch.minLength} characters`,
    ),
    ['q'],
  ),
)
export type PeopleSearch = v.InferOutput<typeof peopleSearchBody>

/** Who was found: a user, a contact, who is in a directory and no user yet, or a room. */
export const foundPerson = v.object({
  /** Missing for a contact. */
  id: v.optional(v.string()),
  objectType: v.picklist(foundTypes),
  emailAddresses: v.array(v.object({ value: v.string() })),
  names: v.array(v.object({ displayName: v.string() })),
  photos: v.array(v.object({ url: v.string() })),
  /** Of a room: for how many people it is, where it is, and whether the caller may book it. */
  capacity: v.optional(v.number()),
  place: v.optional(v.string()),
  isBookable: v.optional(v.boolean()),
})
export type FoundPerson = v.InferOutput<typeof foundPerson>

/** The answer, the people met most often first. */
export const foundPeople = v.array(foundPerson)

/** What anyone of the same domain may see of a user: `GET /api/users/{userId}` (PPL-1). */
export const publicFace = v.object({
  _id: v.string(),
  id: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  displayName: v.string(),
  preferredEmail: v.string(),
  emails: v.array(v.string()),
})
export type PublicFace = v.InferOutput<typeof publicFace>

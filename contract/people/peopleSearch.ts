import * as v from 'valibot'
import { textUpTo } from '../lengths.ts'

/** The length of what people are searched by, and how many an answer has (PPL-1). */
export const peopleSearch = { minLength: 2, maxLength: 64, limit: 10, maxLimit: 50 } as const

const count = `must be a whole number from 1 to ${peopleSearch.maxLimit}`

/** The body of `POST /api/people/search` (PPL-1). Deployed clients name the kinds that they want; ours has all. */
export const peopleSearchBody = v.object({
  q: v.pipe(
    textUpTo(peopleSearch.maxLength),
    v.trim(),
    v.minLength(peopleSearch.minLength, `must have at least ${peopleSearch.minLength} characters`),
  ),
  limit: v.optional(
    v.pipe(v.number(count), v.integer(count), v.minValue(1, count), v.maxValue(peopleSearch.maxLimit, count)),
    peopleSearch.limit,
  ),
  objectTypes: v.optional(v.array(v.string())),
})

/** Somebody who was found: a user, or a contact, who is in a directory and no user yet. */
export const foundPerson = v.object({
  /** Missing for a contact. */
  id: v.optional(v.string()),
  objectType: v.picklist(['user', 'contact']),
  emailAddresses: v.array(v.object({ value: v.string() })),
  names: v.array(v.object({ displayName: v.string() })),
  photos: v.array(v.object({ url: v.string() })),
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

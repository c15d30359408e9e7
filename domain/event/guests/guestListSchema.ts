import * as v from 'valibot'

const person = { address: v.string(), name: v.string() }
const listOfGuests = v.pipe(
  v.array(
    v.object({
      ...person,
      role: v.picklist(['chair', 'required', 'optional']),
      reply: v.picklist(['needs-action', 'accepted', 'declined', 'tentative']),
    }),
  ),
  v.readonly(),
)
/** The people of an event, as forms and edits have them. */
export const guestListSchema = v.object({
  organizer: v.nullable(v.object({ ...person, sentBy: v.exactOptional(v.string()) })),
  guests: listOfGuests,
  rooms: v.exactOptional(listOfGuests),
})

import * as v from 'valibot'
import { textUpTo } from '../lengths.ts'

/** The body of `POST /api/users/{userId}/handover` (ID-25): the id or e-mail address of who receives the calendars. */
export const handoverBody = v.object({ to: v.pipe(textUpTo(320), v.trim()) })

/** The answer: how many calendars were handed over, and how many coming meetings have another organizer now. */
export const handoverAnswer = v.object({ calendars: v.number(), meetings: v.number() })
export type HandedCalendars = v.InferOutput<typeof handoverAnswer>

import { invitedTo } from '#domain/scheduling/people.ts'
import { scheduleStatus, type ScheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { withScheduleStatus } from '#domain/scheduling/withScheduleStatus.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import type { UserRecord } from '../../store/records.ts'
import type { InvitationChange } from './changeBy.ts'
import type { HeldInHome } from './heldIn.ts'
import { invitationBudget } from './invitationBudget.ts'
import { localGuest } from './localGuest.ts'
import type { SchedulingWorld } from './schedulingOf.ts'

/** An organizer's object in which each guest has a status: whether the service tells them. */
export async function withStatuses(
  world: SchedulingWorld,
  owner: UserRecord,
  change: InvitationChange,
  before: HeldInHome['object']['data'],
): Promise<InvitationChange> {
  const { data } = change.held
  if (data === null) return change
  const own = bareAddressesOf(owner)
  const guests = [...new Set(invitedTo(data))].filter((each) => !own.includes(each))
  const known = new Set(invitedTo(before))
  await invitationBudget(world)(owner.id, guests.filter((each) => !known.has(each)).length)
  const statuses = new Map<string, ScheduleStatus>()
  for (const each of guests) statuses.set(each, await statusFor(world, owner, each))
  const held = {
    ...change.held,
    data: withScheduleStatus(data, (each) => statuses.get(each) ?? null),
  }
  return { held, work: { kind: 'change', held } }
}

const statusesElsewhere = {
  yes: scheduleStatus.sent,
  refused: scheduleStatus.refused,
  no: scheduleStatus.unreachable,
} as const

async function statusFor(world: SchedulingWorld, owner: UserRecord, guest: string): Promise<ScheduleStatus> {
  if ((await localGuest(world, owner, guest)) !== null) return scheduleStatus.sent
  return statusesElsewhere[(await world.elsewhere?.reaches(owner, guest)) ?? 'no']
}

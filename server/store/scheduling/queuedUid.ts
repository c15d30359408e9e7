import type { SchedulingWrite } from '../SchedulingStore.ts'

/** Under which name what is to be told waits: that of its event, or that of its queue and the event. */
export const queuedUid = ({ uid, outgoing }: Pick<SchedulingWrite, 'uid' | 'outgoing'>): string =>
  outgoing?.queue === undefined ? uid : `${outgoing.queue} ${uid}`

import type { Calendar } from '../calendars/Calendar.ts'

/** For tests: a calendar of Alice’s own, `Work` unless another is wanted. */
export const ownCalendar = (change: Partial<Calendar> = {}): Calendar => ({
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  ownerId: null,
  canWrite: true,
  canRename: true,
  canShare: true,
  ...change,
})

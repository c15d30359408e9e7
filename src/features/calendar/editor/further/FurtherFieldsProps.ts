import type { EventFieldsProps } from '../EventFieldsProps.ts'

/** What the further fields of an event show, and what is called on a change. */
export type FurtherFieldsProps = Pick<EventFieldsProps, 'form' | 'errorOf' | 'onChange'> & {
  /** What is the organizer's cannot be changed. */
  readonly isInvited: boolean
}

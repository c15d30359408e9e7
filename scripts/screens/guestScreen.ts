import { guestPage } from '#server/calendar/mail/guestPage.ts'

/** The page of a guest without an account, which the service makes. */
export const guestScreen = (): string =>
  guestPage({
    language: 'en',
    facts: {
      title: 'Garden party',
      dates: ['Saturday 20 March 2027, 15:00 to 18:00 (Paris)'],
      hasFurther: false,
      place: 'Rosa’s garden',
      description: 'Bring a chair.',
    },
    dates: [],
    answered: null,
    organizer: 'Alice Liddell',
    answer: null,
    note: '',
    asked: 'ACCEPTED',
    isStopped: false,
    proposals: [],
    timeForm: null,
    sequence: 0,
    hasChanged: false,
  })

/** How many days before its start an event reminds at the earliest, in the application and by the service. */
export const maxReminderLeadDays = 28

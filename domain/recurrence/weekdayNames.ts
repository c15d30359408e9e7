/** The weekdays as rules name them (RFC 5545 3.3.10), from Sunday as in `Weekday`. */
export const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

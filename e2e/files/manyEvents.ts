/** An export of `count` one-hour events, spread over the days of 2027, as text. */
export function manyEvents(count: number): string {
  const newYear = Temporal.PlainDate.from('2027-01-01')
  const events = Array.from({ length: count }, (_, index) => {
    const date = newYear.add({ days: index % 365 }).toString().replaceAll('-', '')
    const hour = String(6 + (Math.floor(index / 365) % 14)).padStart(2, '0')
    return [
      'BEGIN:VEVENT',
      `UID:many-${index}@example.com`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART;TZID=Europe/Paris:${date}T${hour}0000`,
      `DTEND;TZID=Europe/Paris:${date}T${hour}5000`,
      `SUMMARY:Event ${index}`,
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Many//EN', ...events.flat(), 'END:VCALENDAR', '']
  return lines.join('\r\n')
}

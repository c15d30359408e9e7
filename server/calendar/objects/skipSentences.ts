import type { Skipped, SkipReason } from '#domain/ical/parseICalendar.ts'

/** Why parts of a text cannot be stored, with their lines. The list is short enough to act upon. */
export function skipSentences(skipped: readonly Skipped[]): string {
  const [first, ...others] = skipped
    .slice(0, maxLines)
    .map(({ line, why }) => `Line ${line}: ${sentences[why]}`)
  const left = skipped.length - maxLines
  return [first, ...others, ...(left > 0 ? [`And ${left} more.`] : [])].join(' ')
}

const maxLines = 10

const sentences: Readonly<Record<SkipReason, string>> = {
  unreadable: 'this cannot be read.',
  'cut-off': 'the component that begins here has no end.',
  'not-an-event': 'this is not an event.',
  duplicate: 'the event is there twice.',
  'no-vevent': 'this is not an event.',
  'no-dtstart': 'the event has no DTSTART.',
  'end-before-start': 'the event ends before it starts.',
}

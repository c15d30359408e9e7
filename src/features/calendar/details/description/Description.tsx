import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { styledDescriptionOf } from '#domain/event/description/styledDescription.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import type { DescriptionProps } from './DescriptionProps.ts'
import { LinkedText } from '../LinkedText.tsx'

/** What is written about an event, formatted if it is. */
export function Description({ plain, html }: DescriptionProps) {
  return html === '' ? <LinkedText text={plain} /> : <StyledDescription plain={plain} html={html} />
}

export const htmlOf = ({ vevent }: CalendarEvent): string => (vevent ? styledDescriptionOf(vevent) : '')

const StyledDescription = lazyComponent(
  async () => (await import('./StyledDescription.tsx')).StyledDescription,
  ({ plain }: DescriptionProps) => <LinkedText text={plain} />,
)

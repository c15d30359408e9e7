import { Plural, useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import Megaphone from 'lucide-react/icons/megaphone'
import Link from 'lucide-react/icons/link'
import Paperclip from 'lucide-react/icons/paperclip'
import Phone from 'lucide-react/icons/phone'
import Tags from 'lucide-react/icons/tags'
import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { linkOf, isPage, readFurther } from '#domain/event/further/readFurther.ts'
import { readAlarm } from '#domain/event/further/Reminder.ts'
import { componentsOf, parameterOf, propertiesOf, textOf } from '#domain/jcal/properties.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { factLine } from '../../../ui/join.ts'
import { formatReminderTime } from '../format/formatReminderTime.ts'
import styles from './EventDetails.module.css'
import { Fact } from './Fact.tsx'
import { LinkedText } from './LinkedText.tsx'
import { fileNameOf } from './fileNameOf.ts'

type FurtherFactsProps = {
  readonly event: Pick<CalendarEvent, 'when'>
  readonly vevent: JCalComponent
  readonly zone: Zone
}

/** When an event reminds, its categories, where it leads, and what is attached to it. */
export function FurtherFacts({ event, vevent, zone }: FurtherFactsProps) {
  const { reminders, categories, url, attachments } = readFurther(vevent)
  const others = componentsOf(vevent, 'valarm').filter((each) => readAlarm(each) === null).length
  const comment = textOf(vevent, 'comment')
  const isAllDay = event.when.kind === 'allDay'
  const phones = propertiesOf(vevent, 'conference').flatMap(({ 3: address }) => phoneIn(address) ?? [])
  const files = propertiesOf(vevent, 'attach').filter(isPage)
  return (
    <>
      {reminders.length + others > 0 && (
        <Fact icon={Bell}>
          {reminders.length > 0 &&
            factLine(reminders.map((each) => formatReminderTime(each, isAllDay, zone)))}
          {others > 0 && (
            <span className={styles.quiet}>
              <Plural
                value={others}
                one="# reminder for other programs"
                other="# reminders for other programs"
              />
            </span>
          )}
        </Fact>
      )}
      {comment !== '' && (
        <Fact icon={Megaphone}>
          <OrganizersNote comment={comment} />
        </Fact>
      )}
      {categories.length > 0 && <Fact icon={Tags}>{factLine(categories)}</Fact>}
      {phones.map((phone) => (
        <Fact key={phone} icon={Phone}>
          <a href={phone}>{phone.slice('tel:'.length)}</a>
        </Fact>
      ))}
      {url !== '' && (
        <Fact icon={Link}>
          <span>
            <LinkedText text={url} />
          </span>
        </Fact>
      )}
      {attachments.length > 0 && (
        <Fact icon={Paperclip}>
          {files.map((file, index) => (
            // The same files are in the same order.
            // oxlint-disable-next-line react/no-array-index-key
            <a key={index} href={linkOf(file)} target="_blank" rel="noopener noreferrer">
              {fileNameOf(linkOf(file), parameterOf(file, 'filename'))}
            </a>
          ))}
        </Fact>
      )}
    </>
  )
}

function OrganizersNote({ comment }: { readonly comment: string }) {
  const { t } = useLingui()
  return (
    <span>
      {t({
        message: `Note from the organiser: ${comment}`,
        comment: '{comment} is what the organiser wrote to the guests.',
      })}
    </span>
  )
}

/** A number to be called (RFC 3966), and nothing that a program could take for another command. */
const phoneIn = (address: unknown): string | null =>
  typeof address === 'string' && /^tel:\+?[\d().-]{3,30}$/i.test(address) ? address : null

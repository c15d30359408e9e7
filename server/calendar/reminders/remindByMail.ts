import type { DueReminder } from '#domain/reminders/remindersIn.ts'
import { domainOf } from '#contract/emailAddress.ts'
import { digest } from '../../digest.ts'
import { defaultLimits } from '../../limits.ts'
import { escapedHtml } from '../../page/page.ts'
import type { MailService, Ports } from '../../ports.ts'
import type { UserRecord } from '../../store/records.ts'
import { dateText } from '../mail/dateText.ts'
import { mailLanguage } from '../mail/mailLanguage.ts'
import { mailSentences } from '../mail/mailSentences.ts'
import { dailyCount } from '../scheduling/dailyCount.ts'

type World = Pick<Ports, 'store' | 'clock' | 'settings'> & { readonly mail: MailService }

/** Sends a reminder to its person. Never twice: what a mail server does not take is not sent again. */
export type RemindByMail = (
  user: UserRecord,
  reminder: DueReminder,
  zone: string,
) => Promise<'sent' | 'failed'>

/** Reminders by e-mail (USR-2), in the language of their person, counted as other mails are. */
export function remindByMail(world: World): RemindByMail {
  const { store, settings, mail } = world
  const count = dailyCount(world, 'mails', (settings.limits ?? defaultLimits).mailsPerDay)
  return async (user, { key, event }, zone) => {
    if ((await count(user.id, 1)) !== 'counted') return 'failed'
    const language = await mailLanguage(store, user.email, user)
    const sentences = mailSentences[language]
    const isPublic = event.visibility === 'public' && event.title.trim() !== ''
    const title = isPublic ? event.title.trim() : sentences.untitled
    const when = event.when.kind === 'timed' ? { ...event.when, zone } : event.when
    const lines = [dateText(when, language), ...(isPublic && event.location !== '' ? [event.location] : [])]
    const id = `reminder.${(await digest(`${user.id} ${key}`)).slice(0, 40)}@${domainOf(mail.address)}`
    const outcome = await mail.send({
      messageId: id,
      references: id,
      fromName: 'Kalends',
      to: user.email,
      replyTo: null,
      subject: sentences
        .reminder(title)
        .replaceAll(/[^\S\u00A0\u202F]+/gu, ' ')
        .slice(0, 250),
      text: `${[title, ...lines, '', settings.publicUrl].join('\n')}\n`,
      html: htmlOf({ title, lines, url: settings.publicUrl, language }),
      language,
      calendar: null,
      unsubscribeUrl: null,
    })
    return outcome === 'sent' ? 'sent' : 'failed'
  }
}

type Shown = {
  readonly title: string
  readonly lines: readonly string[]
  readonly url: string
  readonly language: string
}

const htmlOf = ({ title, lines, url, language }: Shown) => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapedHtml(title)}</title></head>
<body style="font:16px/1.45 system-ui,sans-serif">
<h1 style="margin:0 0 8px;font:400 26px/1.2 Georgia,serif">${escapedHtml(title)}</h1>
${lines.map((each) => `<p style="margin:0 0 8px">${escapedHtml(each)}</p>`).join('\n')}
<p style="margin:16px 0 0;font-size:13px"><a href="${escapedHtml(url)}" style="color:#5b6070">Kalends</a></p>
</body>
</html>`

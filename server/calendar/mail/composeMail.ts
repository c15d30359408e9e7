import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import { guestAnswers } from '#domain/scheduling/guestAnswer.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import { escapedHtml } from '../../page/page.ts'
import { dateText } from './dateText.ts'
import type { EventInWords } from './eventInWords.ts'
import { mailSentences, type MailSentences } from './mailSentences.ts'

/**
 * What a mail is about: an invitation or a change of it, its end, an answer, another time that is proposed, or that such
 * are declined.
 */
export type MailSubject =
  | { readonly kind: 'invitation' | 'change' | 'cancellation' }
  | { readonly kind: 'answer'; readonly answer: GuestAnswer }
  | { readonly kind: 'proposal'; readonly when: EventWhen }
  | { readonly kind: 'declined'; readonly whens: readonly EventWhen[] }

export type MailContent = {
  readonly subject: MailSubject
  readonly facts: EventInWords
  /** Of a change: what the guest was sent and holds no longer. */
  readonly before: readonly string[]
  /** Who invites, cancels or answers, and what they say with it; '' for nothing. */
  readonly name: string
  readonly note: string
  readonly language: PageLanguage
  /** The page in which the guest answers; null if there is nothing to answer. */
  readonly page: string | null
}

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail as text and HTML: it loads nothing, so that nobody sees who reads it. */
export function composeMail(content: MailContent): ComposedMail {
  const { facts, language, page, note } = content
  const sentences = mailSentences[language]
  const rows = rowsOf(content, sentences)
  const headline = headlineOf(content, sentences)
  const links = page === null ? [] : guestAnswers.map((each) => linkOf(page, each, sentences))
  const text = [
    headline,
    ...(note === '' ? [] : ['', sentences.quoted(note)]),
    '',
    facts.title,
    ...rows.flatMap(([label, lines]) => ['', sentences.label(label), ...lines]),
    ...(facts.description === '' ? [] : ['', facts.description]),
    ...(links.length === 0 ? [] : ['', sentences.answerHere]),
    ...links.flatMap(({ label, href }) => [`${sentences.label(label)} ${href}`]),
    ...(page === null ? [] : ['', `${sentences.label(sentences.noMoreMail)} ${page}`]),
  ]
  return {
    subject: oneLine(subjectOf(content, sentences)),
    text: `${text.join('\n')}\n`,
    html: htmlOf({ language, headline, facts, rows, links, sentences, page, note }),
  }
}

/** Spaces that do not break stay, as French has one before a colon. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim()
    .slice(0, 250)

type Row = readonly [label: string, lines: readonly string[]]

function rowsOf({ facts, before, name, subject }: MailContent, sentences: MailSentences): readonly Row[] {
  const dates = [...facts.dates, ...(facts.hasFurther ? [sentences.furtherDates] : [])]
  const rows: readonly Row[] = [
    [sentences.when, dates],
    [sentences.where, facts.place === '' ? [] : [facts.place]],
    [sentences.before, before],
    [sentences.organizer, isToOrganizer(subject) ? [] : [name]],
  ]
  return rows.filter(([, lines]) => lines.length > 0)
}

const isToOrganizer = ({ kind }: MailSubject) => kind === 'answer' || kind === 'proposal'

function headlineOf({ subject, name, language }: MailContent, sentences: MailSentences): string {
  switch (subject.kind) {
    case 'invitation':
      return sentences.invites(name)
    case 'change':
      return sentences.changed(name)
    case 'cancellation':
      return sentences.cancelled(name)
    case 'answer':
      return sentences.answers[subject.answer](name)
    case 'proposal':
      return sentences.proposes(name, dateText(subject.when, language))
    case 'declined':
      return sentences.proposalDeclined(
        name,
        subject.whens.map((each) => dateText(each, language)).join(sentences.separator),
      )
  }
}

function subjectOf({ subject, facts: { title } }: MailContent, sentences: MailSentences): string {
  if (subject.kind === 'answer') return sentences.replies[subject.answer](title)
  return sentences[subject.kind](title)
}

type Link = { readonly label: string; readonly href: string }

const linkOf = (page: string, answer: GuestAnswer, sentences: MailSentences): Link => ({
  label: sentences.buttons[answer],
  href: `${page}?answer=${answer.toLowerCase()}`,
})

type HtmlParts = {
  readonly language: PageLanguage
  readonly headline: string
  readonly facts: EventInWords
  readonly rows: readonly Row[]
  readonly links: readonly Link[]
  readonly sentences: MailSentences
  readonly page: string | null
  readonly note: string
}

function htmlOf({ language, headline, facts, rows, links, sentences, page, note }: HtmlParts): string {
  const lines = (each: readonly string[]) => each.map(escapedHtml).join('<br>')
  const row = ([label, each]: Row) =>
    `<p style="margin:0 0 12px"><span style="color:#5b6070;font-size:13px">${escapedHtml(label)}</span><br>${lines(each)}</p>`
  const button = ({ label, href }: Link) =>
    `<a href="${escapedHtml(href)}" style="display:inline-block;margin:0 4px 8px;padding:10px 18px;border:1px solid #2f4f9f;border-radius:8px;color:#2f4f9f;font-weight:600;text-decoration:none">${escapedHtml(label)}</a>`
  const stop =
    page === null
      ? ''
      : `<p style="margin:24px 0 0;font-size:13px"><a href="${escapedHtml(page)}" style="color:#5b6070">${escapedHtml(sentences.noMoreMail)}</a></p>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapedHtml(facts.title)}</title></head>
<body style="font:16px/1.45 system-ui,sans-serif">
<div style="max-width:34em;margin:0 auto;padding:16px">
<p style="margin:0 0 4px">${escapedHtml(headline)}</p>
${note === '' ? '' : `<blockquote dir="auto" style="margin:8px 0 16px;padding-inline-start:12px;border-inline-start:3px solid #2f4f9f;white-space:pre-line">${escapedHtml(note)}</blockquote>`}
<h1 dir="auto" style="margin:0 0 16px;font:400 26px/1.2 Georgia,serif">${escapedHtml(facts.title)}</h1>
${rows.map(row).join('\n')}
${facts.description === '' ? '' : `<p dir="auto" style="white-space:pre-line">${escapedHtml(facts.description)}</p>`}
${links.length === 0 ? '' : `<p style="margin:20px 0 8px">${escapedHtml(sentences.answerHere)}</p><p style="margin:0">${links.map(button).join('')}</p>`}
${stop}
</div>
</body>
</html>`
}

import type { JCal } from '#contract/jcal.ts'
import { componentsOf, propertiesOf } from '#domain/jcal/properties.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Rule, Until } from '#domain/recurrence/Rule.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { dayOfLocal, utcDay } from '#domain/time/units.ts'
import { factLine } from '../../../ui/join.ts'
import { formatDate } from './formatDate.ts'
import { customPattern, customRule, endless, onceOnly, someTimes, untilDate } from './repeatSentences.ts'
import { patternDays, ruleFacts } from './rules/ruleFacts.ts'

/**
 * `Every 2 weeks on Monday and Friday, until 30 June 2027`; null without a rule, or for one that no short
 * sentence describes.
 */
export function formatRepeats(object: JCal): string | null {
  const rule = ruleOf(object)
  return rule && formatRule(rule)
}

/** The same of a rule alone. */
export function formatRule(rule: Rule): string | null {
  const facts = ruleFacts(rule, 'long')
  return facts && factLine([sentenceOf(rule), ...facts])
}

/** `Custom: every Tue and Thu`, a rule that is not among the choices, without its end. */
export const formatCustom = (object: JCal): string => formatCustomRule(ruleOf(object))

/** The same of a rule alone. */
export function formatCustomRule(rule: Rule | null): string {
  const facts = rule && ruleFacts(rule, 'short')
  if (rule === null || facts === null) return customRule()
  return factLine([customPattern({ ...rule, days: patternDays(rule, 'short') }), ...facts])
}

function ruleOf(object: JCal): Rule | null {
  const rules = componentsOf(object, 'vevent').map((vevent) => propertiesOf(vevent, 'rrule'))
  const [value, another] = (rules.find(({ length }) => length > 0) ?? []).flatMap((each) => each.slice(3))
  return value === undefined || another !== undefined ? null : readRule(value)
}

function sentenceOf(rule: Rule): string {
  const { count, until } = rule
  const rhythm = { ...rule, days: patternDays(rule, 'long') }
  if (count === 1) return onceOnly()
  if (count !== null) return someTimes(rhythm, count)
  return until === null ? endless(rhythm) : untilDate(rhythm, formatDate(dateOfUntil(until)))
}

const dateOfUntil = (until: Until) =>
  isoDate(until.kind === 'utc' ? utcDay(until.instant) : dayOfLocal(until.local))

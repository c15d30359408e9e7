import { plural, select, t } from '@lingui/core/macro'
import type { Rule } from '#domain/recurrence/Rule.ts'

// lingui-set comment="How an event repeats, a whole sentence. {days} is a list such as “Monday and Friday”, {last} a date, {count} 2 or more (use {count, plural, …} where your language needs it)."

/**
 * How often something repeats, and on which days of the week: `Monday and Friday`, or null if its rule names
 * none.
 */
export type RepeatPattern = Pick<Rule, 'frequency' | 'interval'> & { readonly days: string | null }

/** `Every 2 weeks on Monday and Friday`. */
export function endless({ frequency, interval, days }: RepeatPattern): string {
  const on = days === null ? 'anyDay' : 'days'
  switch (frequency) {
    case 'DAILY':
      return select(on, {
        days: plural(interval, { one: `Every day on ${days}`, other: `Every # days on ${days}` }),
        other: plural(interval, { one: `Every day`, other: `Every # days` }),
      })
    case 'WEEKLY':
      return select(on, {
        days: plural(interval, { one: `Every week on ${days}`, other: `Every # weeks on ${days}` }),
        other: plural(interval, { one: `Every week`, other: `Every # weeks` }),
      })
    case 'MONTHLY':
      return select(on, {
        days: plural(interval, { one: `Every month on ${days}`, other: `Every # months on ${days}` }),
        other: plural(interval, { one: `Every month`, other: `Every # months` }),
      })
    case 'YEARLY':
      return select(on, {
        days: plural(interval, { one: `Every year on ${days}`, other: `Every # years on ${days}` }),
        other: plural(interval, { one: `Every year`, other: `Every # years` }),
      })
    case 'HOURLY':
      return plural(interval, { one: `Every hour`, other: `Every # hours` })
    case 'MINUTELY':
      return plural(interval, { one: `Every minute`, other: `Every # minutes` })
    default:
      return t`Many times a day`
  }
}

/** `Every week on Monday, until 30 June 2027`. */
export function untilDate({ frequency, interval, days }: RepeatPattern, last: string): string {
  const on = days === null ? 'anyDay' : 'days'
  switch (frequency) {
    case 'DAILY':
      return select(on, {
        days: plural(interval, {
          one: `Every day on ${days}, until ${last}`,
          other: `Every # days on ${days}, until ${last}`,
        }),
        other: plural(interval, { one: `Every day, until ${last}`, other: `Every # days, until ${last}` }),
      })
    case 'WEEKLY':
      return select(on, {
        days: plural(interval, {
          one: `Every week on ${days}, until ${last}`,
          other: `Every # weeks on ${days}, until ${last}`,
        }),
        other: plural(interval, { one: `Every week, until ${last}`, other: `Every # weeks, until ${last}` }),
      })
    case 'MONTHLY':
      return select(on, {
        days: plural(interval, {
          one: `Every month on ${days}, until ${last}`,
          other: `Every # months on ${days}, until ${last}`,
        }),
        other: plural(interval, {
          one: `Every month, until ${last}`,
          other: `Every # months, until ${last}`,
        }),
      })
    case 'YEARLY':
      return select(on, {
        days: plural(interval, {
          one: `Every year on ${days}, until ${last}`,
          other: `Every # years on ${days}, until ${last}`,
        }),
        other: plural(interval, { one: `Every year, until ${last}`, other: `Every # years, until ${last}` }),
      })
    case 'HOURLY':
      return plural(interval, { one: `Every hour, until ${last}`, other: `Every # hours, until ${last}` })
    case 'MINUTELY':
      return plural(interval, { one: `Every minute, until ${last}`, other: `Every # minutes, until ${last}` })
    default:
      return t`Many times a day, until ${last}`
  }
}

/** `Every month, 3 times`. @param count how often in all, 2 or more */
export function someTimes({ frequency, interval, days }: RepeatPattern, count: number): string {
  const on = days === null ? 'anyDay' : 'days'
  switch (frequency) {
    case 'DAILY':
      return select(on, {
        days: plural(interval, {
          one: `Every day on ${days}, ${count} times`,
          other: `Every # days on ${days}, ${count} times`,
        }),
        other: plural(interval, { one: `Every day, ${count} times`, other: `Every # days, ${count} times` }),
      })
    case 'WEEKLY':
      return select(on, {
        days: plural(interval, {
          one: `Every week on ${days}, ${count} times`,
          other: `Every # weeks on ${days}, ${count} times`,
        }),
        other: plural(interval, {
          one: `Every week, ${count} times`,
          other: `Every # weeks, ${count} times`,
        }),
      })
    case 'MONTHLY':
      return select(on, {
        days: plural(interval, {
          one: `Every month on ${days}, ${count} times`,
          other: `Every # months on ${days}, ${count} times`,
        }),
        other: plural(interval, {
          one: `Every month, ${count} times`,
          other: `Every # months, ${count} times`,
        }),
      })
    case 'YEARLY':
      return select(on, {
        days: plural(interval, {
          one: `Every year on ${days}, ${count} times`,
          other: `Every # years on ${days}, ${count} times`,
        }),
        other: plural(interval, {
          one: `Every year, ${count} times`,
          other: `Every # years, ${count} times`,
        }),
      })
    case 'HOURLY':
      return plural(interval, { one: `Every hour, ${count} times`, other: `Every # hours, ${count} times` })
    case 'MINUTELY':
      return plural(interval, {
        one: `Every minute, ${count} times`,
        other: `Every # minutes, ${count} times`,
      })
    default:
      return t`Many times a day, ${count} times`
  }
}

/** For a rule that ends with its first date. */
export const onceOnly = (): string => t`Once only`

// lingui-set comment="A choice of the field “Repeats”, of a rule that no other choice says. {days} is a list such as “Mon and Fri”."

/** `Custom: every 2 weeks on Mon and Fri`. */
export function customPattern({ frequency, interval, days }: RepeatPattern): string {
  const on = days === null ? 'anyDay' : 'days'
  switch (frequency) {
    case 'DAILY':
      return select(on, {
        days: plural(interval, { one: `Custom: every ${days}`, other: `Custom: every # days on ${days}` }),
        other: plural(interval, { one: `Custom: every day`, other: `Custom: every # days` }),
      })
    case 'WEEKLY':
      return select(on, {
        days: plural(interval, { one: `Custom: every ${days}`, other: `Custom: every # weeks on ${days}` }),
        other: plural(interval, { one: `Custom: every week`, other: `Custom: every # weeks` }),
      })
    case 'MONTHLY':
      return select(on, {
        days: plural(interval, {
          one: `Custom: every month on ${days}`,
          other: `Custom: every # months on ${days}`,
        }),
        other: plural(interval, { one: `Custom: every month`, other: `Custom: every # months` }),
      })
    case 'YEARLY':
      return select(on, {
        days: plural(interval, {
          one: `Custom: every year on ${days}`,
          other: `Custom: every # years on ${days}`,
        }),
        other: plural(interval, { one: `Custom: every year`, other: `Custom: every # years` }),
      })
    case 'HOURLY':
      return plural(interval, { one: `Custom: every hour`, other: `Custom: every # hours` })
    case 'MINUTELY':
      return plural(interval, { one: `Custom: every minute`, other: `Custom: every # minutes` })
    default:
      return t`Custom: many times a day`
  }
}

/** For a rule that no short sentence describes. */
export const customRule = (): string => t`Custom`

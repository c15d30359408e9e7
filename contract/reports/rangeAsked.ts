import * as v from 'valibot'
import { lengths, textUpTo } from '../lengths.ts'

const rangeEnd = v.pipe(
  textUpTo(lengths.name),
  v.regex(/^\d{8}T\d{6}Z?$/, 'must be a time such as 20270315T090000'),
)

/** The half-open range that a request asks for, in UTC (CAL-8). */
export const rangeAsked = v.object({ start: rangeEnd, end: rangeEnd })

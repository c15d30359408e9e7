import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { escapedText, unescapedText } from '../../jcal/escapedText.ts'
import { parameterOf, put, withoutParameters } from '../../jcal/properties.ts'

/**
 * The description of a VEVENT as HTML by anybody: STYLED-DESCRIPTION (RFC 9073 6.5), else X-ALT-DESC, which
 * Outlook and others write. Whether it still says what DESCRIPTION says is asked by `saysTheSame`.
 *
 * @returns empty for none
 */
export function styledDescriptionOf([, properties]: JCalComponent): string {
  const [first] = styledIn(properties)
  return first === undefined ? '' : htmlOf(first)
}

type Properties = readonly JCalProperty[]

/** The first that is there is shown. */
const styledNames = ['styled-description', 'x-alt-desc']

/** The HTML of each name. */
const styledIn = (properties: Properties): Properties =>
  styledNames.flatMap((name) => properties.filter((each) => each[0] === name && isHtml(each)).slice(0, 1))

const isStyled = ([name]: JCalProperty) => styledNames.includes(name)

/** An address of HTML is never loaded. */
const isHtml = (property: JCalProperty) =>
  property[2] !== 'uri' &&
  typeof property[3] === 'string' &&
  /^text\/html\b/i.test(parameterOf(property, 'fmttype') ?? '')

/** What no standard gives a type is stored as it was written (RFC 7265 5). */
function htmlOf([, , type, value]: JCalProperty): string {
  const text = typeof value === 'string' ? value : ''
  return type === 'unknown' ? unescapedText(text) : text
}

/**
 * Properties with a description as plain text and as HTML. The HTML is written in each form that it was found in,
 * else as STYLED-DESCRIPTION, of which DESCRIPTION is derived (RFC 9073 5.2). Other styled texts are dropped: they
 * would say what the description was before. A new text keeps its language, but not ALTREP, which points to the
 * old text.
 *
 * @param html empty for none
 */
export function withDescription(properties: Properties, plain: string, html: string): Properties {
  const stored = html === '' ? [] : styledIn(properties)
  const others = properties.filter((each) => !isStyled(each) || stored.includes(each))
  const isDerived = stored.length === 0 || stored.some(([name]) => name === 'styled-description')
  const described = withPlain(others, plain, html !== '' && isDerived)
  if (html === '') return described
  if (stored.length === 0)
    return [...described, ['styled-description', { fmttype: 'text/html' }, 'text', html]]
  return described.map((each) => (stored.includes(each) ? withHtml(each, html) : each))
}

const withHtml = ([name, parameters, type]: JCalProperty, html: string): JCalProperty => [
  name,
  parameters,
  type,
  type === 'unknown' ? escapedText(html) : html,
]

function withPlain(properties: Properties, plain: string, isDerived: boolean): Properties {
  const current = properties.find(([name]) => name === 'description')
  if (plain === '') return properties.filter(([name]) => name !== 'description')
  const isSame = current?.[3] === plain
  const dropped = isSame ? ['derived'] : ['derived', 'altrep']
  const parameters = withoutParameters(current?.[1] ?? {}, ...dropped)
  return put(properties, [
    'description',
    { ...parameters, ...(isDerived && { derived: 'TRUE' }) },
    'text',
    plain,
  ])
}

import { contentFamilies } from '../../contracts/content/contentDocument.ts'
import { instantOf } from '../../core/domain/time/zonedInstant.ts'
import { isSite } from '../../server/content/readContent.ts'
import type { ContentAddress } from '../../server/storage/tables/ContentTables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import { flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { runContent } from './runContent.ts'
import { runStarter } from './runStarter.ts'
import type { ContentRequest, Validity } from './runContent.ts'

/** An instant of UTC, or a local time of the zone that is given too. */
const time = (text: string, name: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:(?::\d\d)?Z)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : refuse(`${name} takes a time like 2026-12-01T00:00 or 2026-12-01T00:00:00Z, not "${text}".`)

const timeZone = (text: string, name: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return refuse(`${name} takes a zone like America/Denver, not "${text}".`)
  }
}

/** `npm run content`: lists, publishes and exports the shop's documents, as the console does for editors (OPR-25…31). */
export const contentArguments = defineCommand({
  name: 'content',
  positionals:
    'list | show ADDRESS | publish ADDRESS | schedule ADDRESS | token ADDRESS | export FILE | import FILE | starter',
  options: {
    revision: option('N', 'publishes this revision; without it the latest', wholeNumberWithin(1, 999_999_999), null),
    from: option('TIME', 'schedule: shoppers see it from then on', time, null),
    until: option('TIME', 'schedule: shoppers see it until then', time, null),
    zone: option('ZONE', 'schedule: whose clocks show these times, like Europe/Paris', timeZone, null),
    hours: option('N', 'how long the token lasts, 24 if not given', wholeNumberWithin(1, 720), 24),
    publish: flag('publishes what was imported, or starter’s pages with gaps as well'),
  },
  notes: `ADDRESS is SITE/FAMILY/KEY, for example NA/page/home. \`schedule\` publishes the latest revision again and
shows it from --from until --until, or always if neither is given. Times are those of --zone (2026-12-01T00:00), or UTC
with a Z at the end. The last publication counts: one without times cancels every schedule that has not begun, and the
command names them. Of a time that the clocks show twice, the first counts; in the hour that they skip, 02:30 means 03:30.
\`show\` prints the latest revision, \`export\` writes the latest of all to FILE, and \`import\` saves those of FILE as drafts, all or none.
\`token\` prints a value for the header x-preview-token, and for a page or showcase the path of its preview
(decision 44).
\`starter\` writes what an empty shop lacks, made of its categories and its seller (CAIRN_SELLER_…): menu, front page and
footer, which are published, and pages of text with gaps in [square brackets], which stay drafts. What is there stays.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments, an unknown document or one that is not valid.`,
  request: ({
    values: { revision, from, until, zone, hours, publish: isPublished },
    positionals: [action, what = '', ...more],
  }) => {
    if (more.length > 0) return refuse('Give one action and what it is about.')
    return requestOf(action, what, { revision, from, until, zone, hours, isPublished })
  },
})

/** OPR-65: `isPublished`: pages with gaps are published as well. */
type StarterRequest = { readonly _tag: 'Starter'; readonly isPublished: boolean }

type Chosen = {
  readonly revision: number | null
  readonly from: string | null
  readonly until: string | null
  readonly zone: string | null
  readonly hours: number
  readonly isPublished: boolean
}

const requestOf = (action: string | undefined, what: string, chosen: Chosen): ContentRequest | StarterRequest => {
  switch (action) {
    case 'list':
      return { _tag: 'List' }
    case 'show':
      return { _tag: 'Show', address: addressOf(what) }
    case 'publish':
      return { _tag: 'Publish', address: addressOf(what), revision: chosen.revision }
    case 'schedule':
      return { _tag: 'Schedule', address: addressOf(what), validity: validityOf(chosen) }
    case 'token':
      return { _tag: 'Token', address: addressOf(what), hours: chosen.hours }
    case 'export':
      return { _tag: 'Export', file: what || refuse('Name the file to write.') }
    case 'starter':
      return what === ''
        ? { _tag: 'Starter', isPublished: chosen.isPublished }
        : refuse('starter needs no address and no file.')
    case 'import':
      return { _tag: 'Import', file: what || refuse('Name the file to read.'), isPublished: chosen.isPublished }
    default:
      return refuse('The action is one of list, show, publish, schedule, token, export, import and starter.')
  }
}

const validityOf = ({ from, until, zone }: Chosen): Validity => {
  const [validFrom, validUntil] = [from, until].map((typed) => typed && instantIn(typed, zone))
  return validFrom && validUntil && validFrom >= validUntil
    ? refuse('Nobody would ever see it: --from must be before --until.')
    : { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
}

/** With milliseconds, as documents have it. */
const instantIn = (typed: string, zone: string | null): string => {
  if (typed.endsWith('Z')) return new Date(typed).toISOString()
  return zone === null
    ? refuse(`Give the --zone whose clocks show ${typed}, or end it with Z for UTC.`)
    : new Date(instantOf(typed, zone)).toISOString()
}

const addressOf = (text: string): ContentAddress => {
  const [site = '', family = '', ...key] = text.split('/')
  const known = contentFamilies.find((each) => each === family)
  return isSite(site) && known !== undefined && key.length > 0
    ? { site, family: known, key: key.join('/') }
    : refuse(`"${text}" is no address: write SITE/FAMILY/KEY, for example NA/page/home.`)
}

/** `npm run content -- list`: works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = contentArguments.readOrExit()
  return onDatabase((db, config) =>
    request._tag === 'Starter'
      ? runStarter(db, config, request.isPublished, Date.now())
      : runContent(db, request, Date.now()),
  )
}

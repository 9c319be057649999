import { setImmediate } from 'node:timers/promises'
import { Schema } from 'effect'
import { NotedDiagnosticSchema } from '../../contracts/diagnosticsUpload.ts'
import { mostNoted } from '../../core/domain/diagnostics/noteDiagnostic.ts'
import { descriptionProblem } from '../../core/domain/log/problemDescription.ts'
import { isSame } from '../../core/domain/log/diffLines.ts'
import { readingLogFile } from '../../core/domain/log/readLogFile.ts'
import type { LogHeader } from '../../core/domain/log/readLogFile.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { allowedCommit } from '../../core/events/log/allowedCommit.ts'

export type ReportVerdict =
  | { readonly _tag: 'Report' }
  | { readonly _tag: 'NotALog' | 'NotAllowed'; readonly reason: string }

/**
 * Whether a text is one of our logs and contains nothing that an export would have left out: header and hash chain are
 * right, and reducing each line to what the schemas allow changes nothing. Long logs are read in pieces, so that other
 * callers are served meanwhile.
 */
export const judgeReport = async (text: string): Promise<ReportVerdict> => {
  try {
    const work = judging(text)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      await setImmediate()
    }
  } catch (error) {
    // Nested deeper than any log: the reader ran out of stack.
    if (error instanceof RangeError) return { _tag: 'NotALog', reason: 'it is nested deeper than a log of the shop' }
    throw error
  }
}

const slice = 50

const judging = function* (text: string): Generator<void, ReportVerdict> {
  const file = yield* readingLogFile(text)
  if (file._tag === 'Unreadable') return { _tag: 'NotALog', reason: `line ${file.line}: ${file.reason.slice(0, 300)}` }
  const strange = strangeField(file.header)
  if (strange !== null)
    return { _tag: 'NotAllowed', reason: `line 1: the header holds ${strange}, which an export does not write` }
  const { description } = file.header
  const wrong = description === undefined ? null : descriptionProblem(description)
  if (wrong !== null) return { _tag: 'NotAllowed', reason: `line 1: ${wrong}` }
  for (const [place, commit] of file.commits.entries()) {
    if (place % slice === slice - 1) yield
    if (!isSame(allowedCommit(commit), commit)) {
      return {
        _tag: 'NotAllowed',
        reason: `line ${file.lines[place]}: commit ${commit.seq} holds what no schema of the shop allows`,
      }
    }
  }
  return { _tag: 'Report' }
}

type Kind = (value: unknown) => boolean

const isNumber: Kind = (value) => Number.isSafeInteger(value)
const isShortText: Kind = (value) => typeof value === 'string' && value.length <= 300
const isThing: Kind = (value) => typeof value === 'object' && value !== null

const headerKinds: Readonly<Record<keyof LogHeader, Kind>> = {
  format: isShortText,
  version: isNumber,
  logId: isShortText,
  exportedAt: isNumber,
  commits: isNumber,
  before: isShortText,
  start: isThing,
  about: isThing,
  // What may be in it, `descriptionProblem` says.
  description: () => true,
}
const startKinds = { seq: isNumber, shop: isThing }
const isNoted = Schema.is(NotedDiagnosticSchema)
const diagnosticFields = Object.keys(NotedDiagnosticSchema.fields)
const areDiagnostics: Kind = (value) =>
  Array.isArray(value) &&
  value.length <= mostNoted &&
  value.every((one) => isNoted(one) && Object.keys(one).every((name) => diagnosticFields.includes(name)))
const aboutKinds = {
  app: isShortText,
  events: isNumber,
  site: isShortText,
  storage: isShortText,
  browser: isShortText,
  diagnostics: areDiagnostics,
}
/** What a shopper has not said yet, like the consent, is null. */
const isThingOrNull: Kind = (value) => value === null || isThing(value)
const shopKinds = Object.fromEntries(
  Object.entries(initialState()).map(([noun, first]) => [noun, first === null ? isThingOrNull : isThing]),
)

/** The first field of the header that no export has, dotted. */
const strangeField = (header: LogHeader): string | null =>
  strangeIn('', header, headerKinds) ??
  strangeIn('about.', header.about, aboutKinds) ??
  strangeIn('start.', header.start, startKinds) ??
  strangeIn('start.shop.', header.start?.shop, shopKinds)

const strangeIn = (where: string, value: unknown, kinds: Readonly<Record<string, Kind>>): string | null => {
  const strange = Object.entries(toFields(value)).find(
    ([name, field]) => !(Object.hasOwn(kinds, name) && kinds[name]?.(field)),
  )
  return strange === undefined ? null : `${where}${strange[0].slice(0, 60)}`
}

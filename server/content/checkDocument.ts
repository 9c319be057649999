import { Exit, Schema, SchemaIssue } from 'effect'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { readBlocks } from '../../contracts/content/readBlock.ts'
import type { BlockFault } from '../../contracts/content/readBlock.ts'
import { localize, writtenLanguages } from '../../core/domain/content/localize.ts'
import { toFields } from '../../core/domain/fields/fields.ts'

/** Why a document is not saved. `path` leads to the place, `message` is a sentence that names it. */
export type DocumentFault = { readonly path: string; readonly message: string }

export type CheckedDocument =
  | { readonly _tag: 'Valid'; readonly document: ContentDocument }
  | { readonly _tag: 'Invalid'; readonly faults: readonly DocumentFault[] }

/**
 * Whether a document may be saved. Shoppers never see what cannot be read (CMS-06), so an editor has to learn of it
 * here: one fault for each block that cannot be read, and for each id that is used twice in one language.
 */
export const checkDocument = (json: unknown): CheckedDocument => {
  const decoded = decode(json)
  if (Exit.isFailure(decoded)) {
    const [reason] = decoded.cause.reasons
    const path = reason?._tag === 'Fail' ? toIssues(reason.error.issue).issues[0]?.path : undefined
    return { _tag: 'Invalid', faults: [formFault((path ?? []).map(nameOf).join('.'))] }
  }
  const document = decoded.value
  const faults = [
    ...unknownLanguages(json, document),
    ...(localize(document, '') === undefined
      ? [{ path: 'bodies', message: `There is no text in a language of the site ${document.site}.` }]
      : []),
    ...Object.entries(document.bodies).flatMap(([language, { slots }]) =>
      bodyFaults(`bodies.${language}.slots`, slots),
    ),
  ]
  return faults.length === 0 ? { _tag: 'Valid', document } : { _tag: 'Invalid', faults }
}

/** What has the form of a document, however much there is to mend in its blocks. */
export const readForm = (json: unknown): ContentDocument | undefined => {
  const decoded = decode(json)
  return Exit.isSuccess(decoded) ? decoded.value : undefined
}

const decode = Schema.decodeUnknownExit(ContentDocument)
const toIssues = SchemaIssue.makeFormatterStandardSchemaV1()
const nameOf = (step: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof step === 'object' ? step.key : step)

const formFault = (path: string): DocumentFault => ({
  path,
  message:
    path === '' ? 'This is not a content document.' : `The field ${path} is missing or not of the expected form.`,
})

/** Reading leaves out what stands under another key, so that saving would lose it. */
const unknownLanguages = (json: unknown, { site, bodies }: ContentDocument): readonly DocumentFault[] =>
  Object.keys(toFields(toFields(json)['bodies']))
    .filter((key) => !Object.hasOwn(bodies, key))
    .map((key) => ({
      path: `bodies.${key}`,
      message: `There is no language ${key}. Documents of the site ${site} are written in ${writtenLanguages(site).join(', ')}.`,
    }))

const bodyFaults = (path: string, slots: ContentDocument['bodies'][string]['slots']): readonly DocumentFault[] => [
  ...Object.entries(slots).flatMap(([area, blocks]) =>
    blocks.flatMap((block, index) =>
      readBlocks([block]).faults.map((fault) => blockFault(`${path}.${area}.${index}`, fault)),
    ),
  ),
  ...repeated(idsIn(slots)).map((id) => ({ path, message: `The id ${id} is used by more than one block in ${path}.` })),
]

const blockFault = (place: string, { kind, reason, path }: BlockFault): DocumentFault => {
  const field = path === '' ? place : `${place}.${path}`
  switch (reason) {
    case 'unknown':
      return { path: field, message: `${place} contains a block of the unknown kind ${kind}.` }
    case 'malformed':
      return {
        path: field,
        message: `The field ${path || 'type'} of the block ${kind} in ${place} is missing or not of the expected form.`,
      }
    case 'misplaced':
      return { path: field, message: `A block ${kind} is not allowed where it is in ${place}.` }
    case 'tooDeep':
      return { path: field, message: `The block ${kind} in ${place} has too many blocks inside each other.` }
  }
}

/** The ids of all blocks, also of those inside others. Only what was read before is walked, so its depth has a limit. */
const idsIn = (json: unknown): readonly string[] => {
  if (typeof json !== 'object' || json === null) return []
  const own = 'type' in json && 'id' in json && Object.hasOwn(blockKinds, String(json.type)) ? [String(json.id)] : []
  return [...own, ...Object.values(json).flatMap(idsIn)]
}

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]

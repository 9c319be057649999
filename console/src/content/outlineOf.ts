import { formOf, kindText } from '../../../contracts/content/blockForm.ts'
import type { FormField } from '../../../contracts/content/blockForm.ts'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import type { BlockKind } from '../../../contracts/content/blockKinds.ts'
import { chooserKinds, kindsInside } from '../../../contracts/content/readBlock.ts'
import { keysOf, toFields } from '../../../core/domain/fields/fields.ts'
import { firstText } from './documentText.ts'
import type { Path } from './documentTree.ts'

/** A list of blocks: an area of the page, or a field of a block. */
export type BlockList = {
  readonly title: string
  readonly path: Path
  /** Holds one block, which stands at `path` itself. */
  readonly isSingle: boolean
  readonly kinds: readonly BlockKind[]
  readonly blocks: readonly OutlineBlock[]
}

export type OutlineBlock = {
  readonly path: Path
  /** Where it stands in its list. */
  readonly at: number
  readonly kind: string
  /** What an editor calls it: its kind, and the words it begins with. */
  readonly title: string
  readonly words: string
  readonly lists: readonly BlockList[]
}

const allKinds = keysOf(blockKinds)

/** The blocks of a page in one language, area by area, with those inside them. */
export const outlineOf = (slots: unknown, path: Path): readonly BlockList[] =>
  Object.entries(toFields(slots)).map(([area, blocks]) => listOf(areaTitle(area), [...path, area], blocks, allKinds))

const areaTitle = (area: string): string =>
  ({ main: 'Blocks', above: 'Above the screen’s own content', below: 'Below it' })[area] ?? area

const listOf = (title: string, path: Path, blocks: unknown, kinds: readonly BlockKind[]): BlockList => ({
  title,
  path,
  isSingle: false,
  kinds,
  blocks: (Array.isArray(blocks) ? blocks : []).map((block: unknown, at) => blockOf(block, [...path, at], at, kinds)),
})

const blockOf = (block: unknown, path: Path, at: number, kinds: readonly BlockKind[]): OutlineBlock => {
  const kind = String(toFields(block)['type'])
  const isKnown = isBlockKind(kind)
  return {
    path,
    at,
    kind,
    title: isKnown ? kindText(kind).title : kind,
    words: beginningOf(block),
    lists: isKnown ? listsIn(formOf(kind), block, path, insideOf(block) ?? kinds) : [],
  }
}

export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(blockKinds, kind)

const insideOf = (block: unknown): readonly BlockKind[] | undefined => {
  const kinds = kindsInside(block)
  return kinds && [...kinds, ...chooserKinds]
}

const listsIn = (
  fields: readonly FormField[],
  value: unknown,
  path: Path,
  kinds: readonly BlockKind[],
): readonly BlockList[] =>
  fields.flatMap(({ name, title, input, fields: inner = [] }) => {
    const [own, at] = [toFields(value)[name], [...path, name]]
    switch (input) {
      case 'blocks':
        return [listOf(title, at, own, kinds)]
      case 'block':
        return [
          { title, path: at, isSingle: true, kinds, blocks: own === undefined ? [] : [blockOf(own, at, 0, kinds)] },
        ]
      case 'group':
        return own === undefined ? [] : listsIn(inner, own, at, kinds)
      case 'list':
        return (Array.isArray(own) ? own : []).flatMap((entry: unknown, index) =>
          listsIn(inner, entry, [...at, index], kinds).map((list) => ({ ...list, title: entryTitle(entry, index) })),
        )
      default:
        return []
    }
  })

/** Of a segment or a variant. */
const entryTitle = (entry: unknown, index: number): string => {
  const { id, variantId } = toFields(entry)
  return firstText([id, variantId, String(index + 1)], 60)
}

const beginningOf = (block: unknown): string => {
  const { name, title, text, richText, target, experienceId, id } = toFields(block)
  return firstText([name, title, text, toFields(target)['text'], experienceId, richText, id], 60)
}

import type { BlockKind } from '../../../contracts/content/blockKinds.ts'
import { AddBlock } from './AddBlock.tsx'
import type { AddPlace } from './AddBlock.tsx'
import { withEntry, withValue } from './documentTree.ts'
import type { Path } from './documentTree.ts'
import { newBlock } from './newBlock.ts'
import type { BlockList, OutlineBlock } from './outlineOf.ts'

type Props = {
  readonly lists: readonly BlockList[]
  readonly place: { readonly block: OutlineBlock; readonly list: BlockList } | undefined
  readonly document: unknown
  /** Where ids are looked for that are taken. */
  readonly body: unknown
  readonly onChange: (document: unknown) => void
  readonly onChoose: (path: Path) => void
}

/** OPR-32: adds a block after the chosen one, inside it, or at the end of an area. */
export const OutlineAdd = ({ lists, place, document, body, onChange, onChoose }: Props) => {
  const add = (kind: BlockKind, { list: { path, isSingle }, at }: AddPlace): void => {
    const block = newBlock(kind, body)
    onChange(isSingle ? withValue(document, path, block) : withEntry(document, path, at, block))
    onChoose(isSingle ? path : [...path, at])
  }
  return <AddBlock key={place?.block.path.join('/') ?? ''} places={placesFor(lists, place)} onAdd={add} />
}

const placesFor = (lists: readonly BlockList[], place: Props['place']): readonly AddPlace[] => {
  if (place === undefined)
    return lists.map((list) => ({ title: `At the end: ${list.title.toLowerCase()}`, list, at: list.blocks.length }))
  const { block, list } = place
  return [
    ...(list.isSingle ? [] : [{ title: `After ${nameOf(block)}`, list, at: block.at + 1 }]),
    ...block.lists
      .filter(({ isSingle, blocks }) => !isSingle || blocks.length === 0)
      .map((inner) => ({ title: `Inside it: ${inner.title}`, list: inner, at: inner.blocks.length })),
  ]
}

const nameOf = ({ title, words }: OutlineBlock): string => `${title.toLowerCase()}${words === '' ? '' : `, ${words}`}`

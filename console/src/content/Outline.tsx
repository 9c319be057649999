import { useEffect, useRef } from 'react'
import { isSamePath } from './documentTree.ts'
import type { Path } from './documentTree.ts'
import type { BlockList, OutlineBlock } from './outlineOf.ts'

type Props = {
  readonly lists: readonly BlockList[]
  /** Empty: the page itself. */
  readonly chosen: Path
  readonly onChoose: (path: Path) => void
  readonly onMove: (block: OutlineBlock, list: BlockList, by: number) => void
}

/** OPR-32: the blocks in their order, those inside others below them. Alt and an arrow move one. */
export const Outline = ({ lists, chosen, onChoose, onMove }: Props) => {
  const all = useRef<HTMLUListElement>(null)
  const place = chosen.join('/')
  // The focus goes along with a block that is moved.
  useEffect(() => {
    const { current } = all
    if (current?.contains(document.activeElement)) current.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [place])
  return (
    <ul className="outline" ref={all}>
      <li>
        <button
          type="button"
          className="outline-block"
          aria-current={chosen.length === 0 ? 'true' : undefined}
          onClick={() => onChoose([])}
        >
          Title and description
        </button>
      </li>
      {lists.map((list) => (
        <List key={list.path.join('/')} list={list} chosen={chosen} onChoose={onChoose} onMove={onMove} />
      ))}
    </ul>
  )
}

const List = ({ list, chosen, onChoose, onMove }: Omit<Props, 'lists'> & { readonly list: BlockList }) => (
  <li>
    <span className="outline-list">{list.title}</span>
    <ol>
      {list.blocks.map((block) => (
        <li key={block.path.join('/')}>
          <button
            type="button"
            className="outline-block"
            aria-current={isSamePath(block.path, chosen) ? 'true' : undefined}
            onClick={() => onChoose(block.path)}
            onKeyDown={({ altKey, key }) => {
              const by = altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0) : 0
              if (canMove(block, list, by)) onMove(block, list, by)
            }}
          >
            <span>{block.title}</span>
            <span className="outline-beginning">{block.words}</span>
          </button>
          {block.lists.length > 0 && (
            <ul className="outline-inside">
              {block.lists.map((inner) => (
                <List key={inner.path.join('/')} list={inner} chosen={chosen} onChoose={onChoose} onMove={onMove} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
    {list.blocks.length === 0 && <p className="outline-none">No block</p>}
  </li>
)

export const canMove = ({ at }: OutlineBlock, { blocks, isSingle }: BlockList, by: number): boolean =>
  by !== 0 && !isSingle && at + by >= 0 && at + by < blocks.length

/** Each block with the list that it stands in. */
export const placesIn = (
  lists: readonly BlockList[],
): readonly { readonly block: OutlineBlock; readonly list: BlockList }[] =>
  lists.flatMap((list) => list.blocks.flatMap((block) => [{ block, list }, ...placesIn(block.lists)]))

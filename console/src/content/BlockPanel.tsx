import { formOf, kindText } from '../../../contracts/content/blockForm.ts'
import type { FormField } from '../../../contracts/content/blockForm.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { withValue, withoutEntry } from './documentTree.ts'
import { FieldEntry } from './fields/FieldEntry.tsx'
import { canMove } from './Outline.tsx'
import { isBlockKind } from './outlineOf.ts'
import type { BlockList, OutlineBlock } from './outlineOf.ts'

type Props = {
  readonly document: unknown
  readonly block: OutlineBlock
  readonly list: BlockList
  readonly value: unknown
  readonly onChange: (document: unknown) => void
  readonly onMove: (block: OutlineBlock, list: BlockList, by: number) => void
  readonly onRemoved: () => void
}

/** OPR-32: the fields of the chosen block, as its schema asks for them, and what can be done with the block. */
export const BlockPanel = ({ document, block, list, value, onChange, onMove, onRemoved }: Props) => {
  const { kind, path, title } = block
  const remove = (): void => {
    onChange(list.isSingle ? withValue(document, list.path, undefined) : withoutEntry(document, list.path, block.at))
    onRemoved()
  }
  return (
    <>
      <div className="entry-moves">
        {canMove(block, list, -1) && (
          <PressButton kind="second" onPress={() => onMove(block, list, -1)}>
            Move up
          </PressButton>
        )}
        {canMove(block, list, 1) && (
          <PressButton kind="second" onPress={() => onMove(block, list, 1)}>
            Move down
          </PressButton>
        )}
        <PressButton kind="danger" onPress={remove}>
          Remove block
        </PressButton>
      </div>
      {isBlockKind(kind) ? (
        <>
          {kindText(kind).help !== '' && <p className="entry-help">{kindText(kind).help}</p>}
          {ownFirst(formOf(kind)).map((field) => (
            <FieldEntry
              key={`${path.join('/')} ${field.name}`}
              field={field}
              value={toFields(value)[field.name]}
              onChange={(next) => onChange(withValue(document, [...path, field.name], next))}
            />
          ))}
        </>
      ) : (
        <p>The shop does not know blocks of the kind {title}, so nobody sees it. Remove it.</p>
      )}
    </>
  )
}

/** What every block has, its name and its instants, comes last. */
const ownFirst = (fields: readonly FormField[]): readonly FormField[] => [
  ...fields.filter(({ name, input }) => !isCommon(name, input)),
  ...fields.filter(({ name, input }) => isCommon(name, input)),
]

const isCommon = (name: string, input: FormField['input']): boolean =>
  input === 'instant' || (name === 'name' && input === 'line')

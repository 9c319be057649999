import { useState } from 'react'
import { kindText } from '../../../contracts/content/blockForm.ts'
import type { BlockKind } from '../../../contracts/content/blockKinds.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { SelectEntry } from './fields/SelectEntry.tsx'
import type { BlockList } from './outlineOf.ts'

/** Where a block may be added, and after which of the blocks there. */
export type AddPlace = { readonly title: string; readonly list: BlockList; readonly at: number }

type Props = {
  readonly places: readonly AddPlace[]
  readonly onAdd: (kind: BlockKind, place: AddPlace) => void
}

/** OPR-32: a new block after the chosen one or inside it; only kinds that are allowed there. */
export const AddBlock = ({ places, onAdd }: Props) => {
  const [placeNumber, setPlace] = useState(0)
  const [chosen, setKind] = useState('')
  const place = places[placeNumber] ?? places[0]
  const kinds =
    place === undefined ? [] : place.list.kinds.toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1))
  const kind = kinds.find((name) => name === chosen) ?? kinds[0]
  if (place === undefined || kind === undefined) return null
  return (
    <form
      className="outline-add"
      aria-label="Add a block"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(kind, place)
      }}
    >
      {places.length > 1 && (
        <SelectEntry
          label="Place"
          value={String(places.indexOf(place))}
          options={places.map(({ title }, at) => ({ value: String(at), text: title }))}
          onChange={(at) => setPlace(Number(at))}
        />
      )}
      <SelectEntry
        label="New block"
        value={kind}
        options={kinds.map((name) => ({ value: name, text: titleOf(name) }))}
        onChange={setKind}
      />
      <PressButton kind="second" isSubmit>
        Add block
      </PressButton>
    </form>
  )
}

const titleOf = (kind: BlockKind): string => kindText(kind).title

import './PicturesForm.css'
import { useEffect, useRef, useState } from 'react'
import type { GoodsColour, GoodsPicture, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { PictureChooser } from '../pictures/PictureChooser.tsx'
import { countText } from './goodsText.ts'
import { PictureTile } from './PictureTile.tsx'
import type { TileAct } from './PictureTile.tsx'

/** The pictures that a colour is to have, and those that were seen, by their ids. */
export type PicturesChange = {
  readonly colour: string
  readonly seen: readonly string[]
  readonly pictures: readonly string[]
}

type Props = {
  readonly product: OperatorGoods
  readonly onSave: (colours: readonly PicturesChange[]) => Promise<void>
}

/** OPR-50: the uploaded pictures of each colour in their order. Only the colours that were changed are sent. */
export const PicturesForm = ({ product: { colours }, onSave }: Props) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly GoodsPicture[]>>>({})
  const [opened, setOpened] = useState<string | null>(null)
  const listOf = ({ code, pictures }: GoodsColour): readonly GoodsPicture[] => chosen[code] ?? pictures
  const changed = colours.flatMap((colour): readonly PicturesChange[] => {
    const [seen, pictures] = [idsOf(colour.pictures), idsOf(listOf(colour))]
    return seen.join() === pictures.join() ? [] : [{ colour: colour.code, seen, pictures }]
  })
  return (
    <form
      className="goods-part"
      aria-label="Pictures"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(changed)
      }}
      onKeyDown={(event) => {
        // What is chosen is not lost to a key.
        if (event.key === 'Escape' && changed.length > 0) event.stopPropagation()
      }}
    >
      <h3>Pictures</h3>
      {colours.map((colour) => (
        <ColourPictures
          key={colour.code}
          colour={colour}
          pictures={listOf(colour)}
          isOpen={opened === colour.code}
          onOpen={(isOpen) => setOpened(isOpen ? colour.code : null)}
          onChange={(pictures) => setChosen({ ...chosen, [colour.code]: pictures })}
        />
      ))}
      <p className="goods-soft">
        The first one stands on cards and in carts. Shoppers see each of them whole, in a square on the product’s page
        and in 4 to 5 on cards. A colour without pictures is drawn.
      </p>
      {changed.length > 0 && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit>
            Save pictures
          </PressButton>
          <PressButton kind="quiet" onPress={() => setChosen({})}>
            Put back
          </PressButton>
        </div>
      )}
    </form>
  )
}

const idsOf = (pictures: readonly GoodsPicture[]): readonly string[] => pictures.map(({ id }) => id)

type ColourProps = {
  readonly colour: GoodsColour
  readonly pictures: readonly GoodsPicture[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (pictures: readonly GoodsPicture[]) => void
}

const ColourPictures = ({ colour: { name, swatch }, pictures, isOpen, onOpen, onChange }: ColourProps) => {
  const { list, act, message } = useTiles(pictures, onChange)
  const toggle = ({ id, name: picture }: GoodsPicture): void =>
    onChange(
      pictures.some((each) => each.id === id)
        ? pictures.filter((each) => each.id !== id)
        : [...pictures, { id, name: picture }],
    )
  return (
    <fieldset className="goods-colour" ref={list}>
      <legend>
        <span className="goods-swatch" style={{ background: swatch }} />
        {name}
        <span className="goods-soft">
          {pictures.length === 0 ? 'drawn' : countText(pictures.length, 'picture', 'pictures')}
        </span>
      </legend>
      {pictures.length > 0 && (
        <ol className="chooser-pictures">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              colour={name}
              isFirst={at === 0}
              isLast={at === pictures.length - 1}
              onAct={(kind) => act(picture, kind)}
            />
          ))}
        </ol>
      )}
      <p className="goods-soft" role="status">
        {message}
      </p>
      <button
        type="button"
        className="press press-second goods-choose"
        aria-expanded={isOpen}
        data-act="choose"
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? `Done with ${name}` : `Choose pictures of ${name}`}
      </button>
      {isOpen && (
        <PictureChooser
          name={name}
          isChosen={({ id }) => pictures.some((each) => each.id === id)}
          full={
            pictures.length < shopPicture.mostOfColour
              ? undefined
              : `A colour has at most ${shopPicture.mostOfColour} pictures.`
          }
          onToggle={toggle}
        />
      )}
    </fieldset>
  )
}

/** Moves pictures and takes them out. The focus goes along, and what was done is told. */
const useTiles = (pictures: readonly GoodsPicture[], onChange: (pictures: readonly GoodsPicture[]) => void) => {
  const list = useRef<HTMLFieldSetElement>(null)
  const [done, setDone] = useState<{ readonly focus: readonly string[]; readonly message: string } | null>(null)
  useEffect(() => {
    for (const name of done?.focus ?? []) {
      const button = list.current?.querySelector<HTMLButtonElement>(`[data-act="${name}"]:not(:disabled)`)
      if (!button) continue
      button.focus()
      return
    }
  }, [done])
  const act = ({ id, name }: GoodsPicture, kind: TileAct): void => {
    const at = pictures.findIndex((each) => each.id === id)
    if (kind === 'out') {
      onChange(pictures.filter((each) => each.id !== id))
      const next = pictures[at + 1] ?? pictures[at - 1]
      setDone({ focus: [`out ${next?.id}`, 'choose'], message: `“${name}” is taken out.` })
      return
    }
    const to = kind === 'left' ? at - 1 : at + 1
    const moved = pictures.map((each, place) =>
      place === at ? (pictures[to] ?? each) : place === to ? (pictures[at] ?? each) : each,
    )
    onChange(moved)
    const focus = kind === 'left' ? [`left ${id}`, `right ${id}`] : [`right ${id}`, `left ${id}`]
    setDone({ focus, message: `“${name}” is number ${to + 1} of ${pictures.length}.` })
  }
  return { list, act, message: done?.message ?? '' }
}

import { useState } from 'react'
import { readPictures } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { GoodsPicture } from '../../../contracts/api/operator/operatorGoods.ts'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'

type Props = {
  /** The colour's name. */
  readonly colour: string
  /** Ids of the pictures that it has. */
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onToggle: (picture: GoodsPicture) => void
}

/** OPR-50: the uploaded pictures; a press gives one to the colour or takes it out again. */
export const PictureChooser = ({ colour, chosen, isFull, onToggle }: Props) => {
  const [search, setSearch] = useState('')
  const [before, setBefore] = useState<string | null>(null)
  const { body, failure } = useAnswer(readPictures, {
    query: { ...(search === '' ? {} : { search }), ...(before === null ? {} : { before }) },
  })
  const find = (text: string): void => {
    setSearch(text.trim())
    setBefore(null)
  }
  return (
    <div className="goods-chooser" role="group" aria-label={`Uploaded pictures for ${colour}`}>
      <SearchEntry label="Name of a picture" value={search} onSearch={find} />
      {failure && <Refused message={failure.message} />}
      {isFull && <p className="goods-soft">A colour has at most {shopPicture.mostOfColour} pictures.</p>}
      {body?.pictures.length === 0 && (
        <p>
          {search === ''
            ? 'There is no picture in the shop. Upload some on the screen “Pictures” first.'
            : 'No picture has such a name.'}
        </p>
      )}
      <ul className="goods-pictures">
        {body?.pictures.map(({ id, name, path }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                className="goods-candidate"
                aria-pressed={isChosen}
                disabled={isFull && !isChosen}
                onClick={() => onToggle({ id, name })}
              >
                <img src={path.replace('/media/', '/media/w_160/')} alt="" width="96" height="120" loading="lazy" />
                <span>{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <OlderPages before={before} next={body?.next} onTurn={setBefore} />
    </div>
  )
}

import './PictureChooser.css'
import { useState } from 'react'
import { readPictures } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { DropPlace } from './DropPlace.tsx'
import { UploadPart, useUploads } from './UploadPart.tsx'

type Props = {
  /** What the pictures are for. */
  readonly name: string
  readonly isChosen: (picture: ShopPicture) => boolean
  /** No more may be chosen, for this reason. */
  readonly full?: string | undefined
  readonly onToggle: (picture: ShopPicture) => void
}

/** OPR-50, OPR-70: the uploaded pictures, and more of them are uploaded on the spot; a press chooses one or gives it up. */
export const PictureChooser = ({ name, isChosen, full, onToggle }: Props) => {
  const [search, setSearch] = useState('')
  const [before, setBefore] = useState<string | null>(null)
  const { body, failure, reload } = useAnswer(readPictures, {
    query: { ...(search === '' ? {} : { search }), ...(before === null ? {} : { before }) },
  })
  const isEmpty = search === '' && body?.pictures.length === 0
  const [isUploading, setUploading] = useState(false)
  const { upload, ...uploads } = useUploads(reload)
  const find = (text: string): void => {
    setSearch(text.trim())
    setBefore(null)
  }
  return (
    <div className="chooser" role="group" aria-label={`Uploaded pictures for ${name}`}>
      <details open={isUploading || isEmpty} onToggle={({ currentTarget }) => setUploading(currentTarget.open)}>
        <summary className="chooser-upload">Upload pictures</summary>
        <DropPlace onDrop={upload}>{(isOver) => <UploadPart {...uploads} upload={upload} isOver={isOver} />}</DropPlace>
      </details>
      <SearchEntry label="Name of a picture" value={search} onSearch={find} />
      {failure && <Refused message={failure.message} />}
      {full !== undefined && <p className="pictures-soft">{full}</p>}
      {body?.pictures.length === 0 && (
        <p>{isEmpty ? 'There is no picture in the shop yet.' : 'No picture has such a name.'}</p>
      )}
      <ul className="chooser-pictures">
        {body?.pictures.map((picture) => {
          const { id, path } = picture
          const isOn = isChosen(picture)
          return (
            <li key={id}>
              <button
                type="button"
                className="chooser-picture"
                aria-pressed={isOn}
                disabled={full !== undefined && !isOn}
                onClick={() => onToggle(picture)}
              >
                <img src={smallOf(path)} alt="" width="96" height="120" loading="lazy" />
                <span>{picture.name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <OlderPages before={before} next={body?.next} onTurn={setBefore} />
    </div>
  )
}

/** An uploaded picture as wide as a thumbnail; any other picture as it is. */
export const smallOf = (path: string): string => path.replace(/^\/media\/(?=[0-9a-f]{32}$)/, '/media/w_160/')

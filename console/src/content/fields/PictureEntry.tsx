import './PictureEntry.css'
import { useRef, useState } from 'react'
import type { ShopPicture } from '../../../../contracts/api/operator/operatorPicturesApi.ts'
import { toFields, toText } from '../../../../core/domain/fields/fields.ts'
import { PictureChooser, smallOf } from '../../pictures/PictureChooser.tsx'

type Props = {
  readonly title: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** OPR-70: the picture as it is now, and another one for it. Its size comes along; its text is the editor's. */
export const PictureEntry = ({ title, value, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const url = toText(toFields(value)['url'])
  const choose = ({ path, name, width, height }: ShopPicture): void => {
    onChange({ ...toFields(value), url: path, width, height })
    setChosen(`“${name}” is chosen. Does the text for those who do not see it fit?`)
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="entry-picture">
      {url.startsWith('/') && <img src={smallOf(url)} alt="" />}
      <button
        ref={button}
        type="button"
        className="press press-second"
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : `Choose a picture: ${title}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Keep this picture' : 'Choose a picture'}
      </button>
      <p role="status" className="entry-help">
        {chosen}
      </p>
      {isOpen && <PictureChooser name={title} isChosen={({ path }) => path === url} onToggle={choose} />}
    </div>
  )
}

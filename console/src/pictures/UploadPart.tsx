import './UploadPart.css'
import { useRef, useState } from 'react'
import { Refused } from '../parts/Refused.tsx'
import { sendPicture, sentText } from './sendPictures.ts'
import type { SentPicture } from './sendPictures.ts'

type Dropped = { readonly isOver: boolean; readonly upload: (files: readonly File[]) => void }

/** OPR-46: uploads files one after another, in the order in which they were chosen. */
export const useUploads = (onUploaded: () => void) => {
  const [sent, setSent] = useState<readonly SentPicture[]>([])
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const upload = (files: readonly File[]): void => {
    // What became of the last ones is told as long as nothing new begins.
    if (waiting.length === 0) setSent([])
    setWaiting((names) => [...names, ...files.map(({ name }) => name)])
    for (const file of files)
      queue.current = queue.current.then(async () => {
        const picture = await sendPicture(file)
        setSent((before) => [...before, picture])
        setWaiting((names) => names.slice(1))
        if (picture._tag !== 'Refused') onUploaded()
      })
  }
  return { sent, waiting, upload }
}

type Props = Omit<ReturnType<typeof useUploads>, 'upload'> & Dropped

/** OPR-46: where files are chosen or dropped, what is taken, and what became of the last ones. */
export const UploadPart = ({ sent, waiting, upload, isOver }: Props) => (
  <section className="pictures-upload" aria-label="Upload" data-over={isOver || undefined}>
    <label className="entry">
      <span className="entry-label">Choose pictures, or drop them anywhere here</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="pictures-limits"
        onChange={({ target }) => {
          upload([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
    <p id="pictures-limits" className="pictures-soft">
      JPEG, PNG, WebP or AVIF of up to 12 MB, 50 million pixels and 12,000 px a side. Only the pixels are kept, at most
      2,560 px wide: no place, no camera, no name.
    </p>
    {sent.map((each) => each._tag === 'Refused' && <Refused key={each.message} message={each.message} />)}
    <p role="status">
      {waiting.length > 0 ? `Uploading ${waiting[0]}. ${restText(waiting.length - 1)}` : sentText(sent)}
    </p>
  </section>
)

const restText = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? '1 more waits.' : `${count} more wait.`
}

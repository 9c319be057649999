import { useRef, useState } from 'react'
import type { pictureUpload } from '../../../contracts/pictureUpload.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** A chosen file. `key` names its sending; `pictureId` is the server's once it has the file. */
export type Photo = {
  readonly key: string
  readonly name: string
  /** `data:` with the file as base64. */
  readonly url: string
  readonly pictureId: string | null
}

/** The compiler holds these figures to the contract's. */
const most: typeof pictureUpload = { mostBytes: 4_194_304, mostOfReview: 4 }

/** DLG-20: the photos of a review. Each is sent once, when the review is; why one is not taken is said in words. */
export const usePhotos = (chosen: readonly Photo[]) => {
  const t = useCopy('reviews')
  const errors = useCopy('errors')
  const storefront = useStorefront()
  const [photos, setPhotos] = useState(chosen)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  /** Several files are read one after another, without a render between them; only `put` changes them. */
  const latest = useRef(photos)
  const put = (changed: readonly Photo[]): void => {
    latest.current = changed
    setPhotos(changed)
  }
  const faultOf = async (file: File): Promise<string | null> => {
    const { name } = file
    if (file.size > most.mostBytes) return t.photoTooLarge({ name })
    return (await isPicture(file)) ? null : t.photoWrongType({ name })
  }
  const add = async (files: readonly File[]): Promise<void> => {
    const found: string[] = []
    for (const file of files) {
      const fault = await faultOf(file)
      if (fault !== null) found.push(fault)
      else if (latest.current.length >= most.mostOfReview) found.push(t.photosTooMany({ name: file.name }))
      else {
        const url = await readUrl(file)
        put([...latest.current, { key: newId(), name: file.name, url, pictureId: null }])
      }
    }
    setProblems(found)
  }
  /** Their ids at the server, with commas between them; null = one of them was not sent. */
  const send = async (): Promise<string | null> => {
    setProblems([])
    setSending(true)
    try {
      for (const photo of latest.current) {
        if (photo.pictureId !== null) continue
        const picture = photo.url.slice(photo.url.indexOf(',') + 1)
        const outcome = await storefront.request('sendPicture', { picture }, photo.key).catch(() => null)
        if (outcome?._tag !== 'Done') {
          const why = outcome?._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.photoAway()
          const sentence = `${t.photoNotSent({ name: photo.name })} ${why}`
          setProblems([sentence])
          return null
        }
        put(latest.current.map((each) => (each.key === photo.key ? { ...each, pictureId: outcome.output } : each)))
      }
      return latest.current.map(({ pictureId }) => pictureId).join(',')
    } finally {
      setSending(false)
    }
  }
  return {
    photos,
    problems,
    isSending,
    add,
    remove: (key: string) => put(latest.current.filter((photo) => photo.key !== key)),
    forgetProblems: () => setProblems([]),
    send,
    /** The server keeps a picture that nothing shows for a day only; after that it must get it again. */
    sendAgain: () => put(latest.current.map((photo) => ({ ...photo, key: newId(), pictureId: null }))),
  }
}

const readUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(new Error('The file cannot be read.'))
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail())
    reader.onerror = fail
    reader.readAsDataURL(file)
  })

/** By its first bytes, not by its name: JPEG, PNG or WebP. */
const isPicture = async (file: File): Promise<boolean> => {
  const head = [...new Uint8Array(await file.slice(0, 12).arrayBuffer())].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/.test(head.join(''))
}

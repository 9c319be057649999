import { uploadPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import { callApi } from '../api/callApi.ts'
import { readAsBase64 } from '../api/readAsBase64.ts'
import { sizeText } from '../parts/sizeText.ts'
import { nameOfFile } from './pictureText.ts'

/** What became of a file. */
export type SentPicture =
  | { readonly _tag: 'Taken'; readonly name: string }
  | { readonly _tag: 'Known'; readonly name: string; readonly knownAs: string }
  | { readonly _tag: 'Refused'; readonly message: string }

/** OPR-46: uploads one file. Why it is not taken is said in words; one that is too large is not sent. */
export const sendPicture = async (file: File): Promise<SentPicture> => {
  const refused = (message: string): SentPicture => ({ _tag: 'Refused', message: `${file.name}: ${message}` })
  if (file.size > shopPicture.mostBytes)
    return refused(`This file has ${sizeText(file.size)}. Files of up to 12 MB are taken.`)
  const name = nameOfFile(file.name)
  let bytes
  try {
    bytes = await readAsBase64(file)
  } catch {
    return refused('It cannot be read any more. Choose it again.')
  }
  const answer = await callApi(uploadPicture, { body: { name, file: bytes } })
  if (answer._tag === 'Failure') return refused(answer.message)
  return answer.body.name === name ? { _tag: 'Taken', name } : { _tag: 'Known', name, knownAs: answer.body.name }
}

/** In one sentence or two, what became of those that were not refused. */
export const sentText = (sent: readonly SentPicture[]): string => {
  const taken = sent.filter(({ _tag }) => _tag === 'Taken').map((each) => ('name' in each ? each.name : ''))
  const known = sent.flatMap((each) => (each._tag === 'Known' ? [each] : []))
  return [
    ...(taken.length === 1 ? [`“${taken[0]}” is uploaded.`] : []),
    ...(taken.length > 1 ? [`${taken.length} pictures are uploaded.`] : []),
    ...known.map(({ name, knownAs }) => `“${name}” was there already, as “${knownAs}”.`),
  ].join(' ')
}

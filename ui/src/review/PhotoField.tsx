import { useRef } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { IconButton } from '../components/basic/IconButton.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { focusField } from '../components/check/focusField.ts'
import { GroupLabel } from '../components/field/Field.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { usePhotos } from './usePhotos.ts'

/** DLG-20: the photos of a review, at most four. */
export const PhotoField = ({ photos }: { readonly photos: ReturnType<typeof usePhotos> }) => {
  const t = useCopy('reviews')
  const shell = useCopy('shell')
  const chooser = useRef<HTMLInputElement>(null)
  const choose = (input: HTMLInputElement): void => {
    void photos.add([...(input.files ?? [])])
    input.value = ''
  }
  const remove = (key: string): void => {
    photos.remove(key)
    focusField('add-photos')
  }
  return (
    <div className="field" role="group" aria-labelledby="review-photos" aria-describedby="review-photos-help">
      <GroupLabel id="review-photos" label={[t.photos(), <small key="optional"> {shell.optional()}</small>]} />
      {photos.photos.length > 0 && (
        <ul className="chosen-photos">
          {photos.photos.map(({ key, name, url }) => (
            <li key={key}>
              <img src={url} alt={name} />
              <IconButton icon="close" name={t.removePhoto({ name })} onPress={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={t.addPhotos()}
        onChange={(event) => choose(event.currentTarget)}
      />
      <div id="add-photos">
        <Button onPress={() => chooser.current?.click()}>{t.addPhotos()}</Button>
      </div>
      <span id="review-photos-help" className="field-help">
        {t.photosHelp()}
      </span>
      {photos.problems.length > 0 && (
        <Refusal
          title={photos.problems.join(' ')}
          action={<Button onPress={photos.forgetProblems}>{shell.ok()}</Button>}
        />
      )}
    </div>
  )
}
